/** Compiles each catalogue to the parts that react-intl reads, so that the app ships no parser. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { locales } from './src/index.ts';

/** The sentences of the screens before the login, which are fetched alone: their first view is lighter. */
const visitorIds = new RegExp(
  [
    '^(app|login|register|forgot|shell|error)[.]',
    '^hint[.]reg[.]',
    '^hint[.](wrong-credentials|wrong-code|no-transaction-code|too-many-attempts([.]wait)?|weak-password|not-built|bad-request|busy)$',
    '^problem[.](phone|password|passwords|new-password|confirmation|invitation|transaction-code)-',
  ].join('|'),
);

const here = import.meta.dirname;
const target = `${here}/src/__generated__`;
mkdirSync(`${target}/visitors`, { recursive: true });

for (const locale of locales) {
  const compiled: Record<string, unknown> = JSON.parse(
    execFileSync(
      'formatjs',
      ['compile', `${here}/src/${locale}.json`, '--ast', '--format', 'simple'],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    ),
  );
  const all = Object.entries(compiled);
  const visitors = all.filter(([id]) => visitorIds.test(id));
  write(`${target}/${locale}.ts`, locale, 'CompiledMessages', compiled);
  write(`${target}/visitors/${locale}.ts`, locale, 'VisitorMessages', Object.fromEntries(visitors));
}

function write(path: string, locale: string, type: string, messages: unknown): void {
  const up = path.includes('/visitors/') ? '../..' : '..';
  writeFileSync(
    path,
    `// Generated from ${up}/${locale}.json by \`npm run generate\`. Do not edit.
import type { ${type} } from '${up}/types.ts';

const messages: ${type} = ${JSON.stringify(messages)};

export default messages;
`,
  );
}
