/** Compiles each catalogue to the parts that react-intl reads, so that the app ships no parser. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { locales } from './src/index.ts';

const here = import.meta.dirname;
const target = `${here}/src/__generated__`;
mkdirSync(target, { recursive: true });

for (const locale of locales) {
  const compiled: unknown = JSON.parse(
    execFileSync(
      'formatjs',
      ['compile', `${here}/src/${locale}.json`, '--ast', '--format', 'simple'],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    ),
  );
  writeFileSync(
    `${target}/${locale}.ts`,
    `// Generated from ../${locale}.json by \`npm run generate\`. Do not edit.
import type { CompiledMessages } from '../types.ts';

const messages: CompiledMessages = ${JSON.stringify(compiled)};

export default messages;
`,
  );
}
