/**
 * Compiles the catalogues for intl-messageformat, so that the app ships no parser. Each language
 * has a complete catalogue and three smaller ones: for the desktop page, for the login, and for all
 * screens before the login. Also lists the messages of the contract's refusals.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readCatalogues } from './check/catalogues.ts';
import { extractMessages } from './check/extracted.ts';
import { locales, type MessagePart } from './src/index.ts';

/**
 * Refusals by the app itself: the outcome of an order that the app looked up, problems of the
 * browser's passkeys, the end of the session, and a firewall in front of the server.
 */
const appRefusals = [
  'hint.order-failed',
  'hint.passkey-cancelled',
  'hint.passkey-exists',
  'hint.passkey-failed',
  'hint.passkey-unanswered',
  'hint.passkey-unsupported',
  'hint.session-ended',
  'hint.turned-away',
];

/**
 * Ids or prefixes of the messages that the login shows before the complete catalogue has loaded.
 * Problems and refusals are missing here, because the forms load the complete catalogue together
 * with their state machine. The `error` messages are shown where that load fails.
 */
const login = [
  'app',
  'error.network',
  'error.protocol',
  'hint.reg.success',
  'login',
  'screenFailed',
  'settings.language',
  'shell.back',
  'shell.loading',
  'shell.offline',
  'shell.operator',
  'shell.reload',
  'shell.retry',
];

/** Those of all screens before the login. */
const signedOut = [...login, 'forgot', 'register', 'shell.close'];

const here = import.meta.dirname;
const target = `${here}/src/__generated__`;
for (const folder of ['frame', 'login', 'signedOut'])
  mkdirSync(`${target}/${folder}`, { recursive: true });
const frameMessages = await extractMessages(`${here}/../..`, 'apps/frame/src/**/*.{ts,tsx}');

for (const locale of locales) {
  const compiled = compile(locale);
  write(`${target}/${locale}.ts`, '..', locale, 'CompiledMessages', compiled);
  writePart('frame', (id) => Object.hasOwn(frameMessages, id));
  writePart('login', beginsWithOneOf(login));
  writePart('signedOut', beginsWithOneOf(signedOut));

  function writePart(name: string, includes: (id: string) => boolean): void {
    const messages = Object.fromEntries(Object.entries(compiled).filter(([id]) => includes(id)));
    write(`${target}/${name}/${locale}.ts`, '../..', locale, 'SomeMessages', messages);
  }
}

// English with accents, a third longer: on a screen, text without accents bypasses the catalogue.
write(
  `${target}/pseudo.ts`,
  '..',
  'en',
  'CompiledMessages',
  compile('en', '--pseudo-locale', 'en-XA'),
);

writeRefusals();

function beginsWithOneOf(prefixes: readonly string[]): (id: string) => boolean {
  return (id) => prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
}

/** Messages of a language by id: plain text or parsed ICU. Throws on invalid ICU. */
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

interface Operation {
  readonly operationId: string;
  readonly 'x-refusals': Readonly<Record<string, string>>;
}

/**
 * Lists the message of each refusal, because the app computes these ids from codes, which no
 * extractor can follow. A refusal of a registration may have a message of its own.
 */
function writeRefusals(): void {
  const contract: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  } = JSON.parse(readFileSync(new URL(import.meta.resolve('@corro/openapi/openapi.json')), 'utf8'));
  const { es } = readCatalogues();
  const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const ids = calls.flatMap(({ operationId, 'x-refusals': refusals }) =>
    Object.keys(refusals).map((code) => {
      const registrationId = `hint.reg.${code}`;
      return operationId === 'register' && Object.hasOwn(es, registrationId)
        ? registrationId
        : `hint.${code}`;
    }),
  );
  const all = new Set([...ids, ...appRefusals]);
  const lines = [...all].sort().map((id) => `  '${id}': { id: '${id}' },\n`);
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
