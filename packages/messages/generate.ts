/**
 * Compiles each catalogue to the parts that intl-messageformat reads, so that the app ships no parser, and
 * lists the sentences that the contract's refusals ask for.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readCatalogues } from './check/catalogues.ts';
import { locales, type CataloguePart, type MessagePart } from './src/index.ts';

/**
 * Parts of the catalogue that are fetched alone, so that a first view is lighter: the screens before
 * the login, home with the shell of every screen, and the desktop page.
 */
const parts: Readonly<Record<CataloguePart, readonly string[]>> = {
  signedOut: [
    '(app|login|register|forgot|screenFailed|error)[.].*',
    // The header of a customer's screen has more.
    'shell[.](?!(more|search|service)$).*',
    'settings[.]language',
    'hint[.]reg[.].*',
    'hint[.](wrong-(credentials|code)([.]wait)?|too-many-attempts([.]wait)?|weak-password|not-built|bad-request|busy)',
    'hint[.](unknown-passkey|passkey-(?!cancelled|exists|unsupported).*)',
    'problem[.](phone|password|passwords|new-password|confirmation|invitation|transaction-code)-.*',
  ],
  home: [
    '(app|cache|error|home|nav|price|query|route|screenFailed|storage)[.].*',
    'chart[.](range|since)[.](day|month|week|year)',
    // The others are rendered at build time, or shown at the login and in the settings.
    'shell[.](?!noScript|operator|startFailed).*',
    '(chat|search)[.](unread|label)',
    // Home only reads: what its calls may be refused with.
    'hint[.](bad-request|busy|not-built|not-found|session-ended|too-many-attempts([.]wait)?|unknown-instrument)',
    'money[.](hide|hidden|rate)',
    'settings[.]language',
    '(login|register|forgot|notFound)[.]title',
    'news[.](all|emptyText|emptyTitle)',
  ],
  frame: ['frame[.].*', 'app[.](demo|name)', 'settings[.](language|theme([.].*)?)'],
};

/**
 * By these the app refuses in place of the upstream: the outcome of an order that was looked for, what the browser
 * says of its passkeys, and the end of the session.
 */
const ofTheApp = [
  'hint.order-failed',
  'hint.passkey-cancelled',
  'hint.passkey-exists',
  'hint.passkey-failed',
  'hint.passkey-unsupported',
  'hint.session-ended',
];

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

// English with accents, a good third longer: text without accents is not from the catalogue.
write(
  `${target}/pseudo.ts`,
  '..',
  'en',
  'CompiledMessages',
  compile('en', '--pseudo-locale', 'en-XA'),
);

writeRefusals();

/** The messages of a language by id: plain text, or parsed as ICU. Throws where one is not valid ICU. */
function compile(locale: string, ...more: readonly string[]): Record<string, unknown> {
  const file = `${here}/src/${locale}.json`;
  const parsed: Readonly<Record<string, readonly MessagePart[]>> = JSON.parse(
    execFileSync('formatjs', ['compile', file, '--ast', '--format', 'simple', ...more], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
  return Object.fromEntries(
    Object.entries(parsed).map(([id, message]) => {
      // Type 0 is plain text.
      const isText = message.every(({ type }) => type === 0);
      return [id, isText ? message.map(({ value }) => value).join('') : message];
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

/** A call of the contract. */
interface Operation {
  readonly operationId: string;
  readonly 'x-refusals': Readonly<Record<string, string>>;
}

/**
 * The app makes the id of the code that it is refused by, which no extractor can follow: here each
 * sentence is written out. A registration has sentences of its own, or the general ones.
 */
function writeRefusals(): void {
  const contract: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  } = JSON.parse(readFileSync(new URL(import.meta.resolve('@corro/openapi/openapi.json')), 'utf8'));
  const { es } = readCatalogues();
  const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const ids = calls.flatMap(({ operationId, 'x-refusals': refusals }) =>
    Object.keys(refusals).map((code) => {
      const own = `hint.reg.${code}`;
      return operationId === 'register' && Object.hasOwn(es, own) ? own : `hint.${code}`;
    }),
  );
  const all = new Set([...ids, ...ofTheApp]);
  const lines = [...all].toSorted().map((id) => `  '${id}': { id: '${id}' },\n`);
  writeFileSync(
    `${target}/refusals.ts`,
    `// Generated from the contract by \`npm run generate\`. Do not edit.
import { defineMessages } from '../descriptors.ts';

/** The sentence of each refusal, for \`formatjs extract\` and the types; not shipped. */
export const refusals = defineMessages({
${lines.join('')}});
`,
  );
}
