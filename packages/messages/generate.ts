/** Compiles each catalogue to the parts that react-intl reads, so that the app ships no parser. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { locales, type CataloguePart } from './src/index.ts';

/**
 * Parts of the catalogue that are fetched alone, so that a first view is lighter: the screens before
 * the login, home with what stands around every screen, and the desktop page.
 */
const parts: Readonly<Record<CataloguePart, readonly string[]>> = {
  visitors: [
    '(app|login|register|forgot|screenFailed|shell|error)[.].*',
    'hint[.]reg[.].*',
    'hint[.](wrong-(credentials|code)([.]wait)?|too-many-attempts([.]wait)?|weak-password|not-built|bad-request|busy)',
    'problem[.](phone|password|passwords|new-password|confirmation|invitation|transaction-code)-.*',
  ],
  home: [
    '(app|cache|error|home|nav|price|query|route|screenFailed|shell|storage)[.].*',
    '(chat|search)[.](unread|label)',
    // Home only reads: what its calls may be refused with.
    'hint[.](bad-request|busy|not-built|not-found|session-ended|too-many-attempts([.]wait)?|unknown-instrument)',
    'money[.](hide|hidden|rate)',
    '(login|register|forgot|notFound)[.]title',
    'news[.](all|emptyText|emptyTitle)',
  ],
  frame: ['frame[.].*', 'app[.](demo|name)', 'settings[.](language|theme([.].*)?)'],
};

const here = import.meta.dirname;
const target = `${here}/src/__generated__`;
for (const part of Object.keys(parts)) mkdirSync(`${target}/${part}`, { recursive: true });

for (const locale of locales) {
  const compiled = compile(locale);
  write(`${target}/${locale}.ts`, '..', locale, 'CompiledMessages', compiled);
  for (const [part, patterns] of Object.entries(parts)) {
    const belongs = new RegExp(`^(${patterns.join('|')})$`);
    const some = Object.entries(compiled).filter(([id]) => belongs.test(id));
    const messages = Object.fromEntries(some);
    write(`${target}/${part}/${locale}.ts`, '../..', locale, 'SomeMessages', messages);
  }
}

// English with accents, a good third longer: what stands without them is not from the catalogue.
write(
  `${target}/pseudo.ts`,
  '..',
  'en',
  'CompiledMessages',
  compile('en', '--pseudo-locale', 'en-XA'),
);

/** The messages of a language by id, read as ICU. Throws where one is no ICU. */
function compile(locale: string, ...more: readonly string[]): Record<string, unknown> {
  const file = `${here}/src/${locale}.json`;
  return JSON.parse(
    execFileSync('formatjs', ['compile', file, '--ast', '--format', 'simple', ...more], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
}

function write(path: string, up: string, locale: string, type: string, messages: unknown): void {
  writeFileSync(
    path,
    `// Generated from ${up}/${locale}.json by \`npm run generate\`. Do not edit.
import type { ${type} } from '${up}/types.ts';

const messages: ${type} = ${JSON.stringify(messages)};

export default messages;
`,
  );
}
