import { statSync } from 'node:fs';
import { z } from 'zod';

/** Languages that an operator may offer (spec §9). */
export const offeredLocales = ['es', 'en', 'zh', 'de'] as const;
export type OfferedLocale = (typeof offeredLocales)[number];

/** An invalid setting. The message is a sentence that names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const text = z.string().trim();

const port = text
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const urlWith = (protocols: readonly string[]) =>
  text.refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''));

const localeList = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.tuple([z.enum(offeredLocales)], z.enum(offeredLocales)))
  .refine((list) => new Set(list).size === list.length);

/**
 * Matches a host in a Content-Security-Policy. It excludes the separators of the policy, so that a setting cannot add
 * directives.
 */
const pictureHost = /^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

const pictureList = text
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((list) => list.every((host) => pictureHost.test(host)))
  .transform((list) => list.map((host) => (host.includes('://') ? host : `https://${host}`)));

const pathList = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((list) => list.every((path) => /^\/([\w.-]+\/)+$/.test(path) && !path.includes('..')));

/** Maximum number of proxies. A longer chain is a mistake in the setting. */
const maxProxies = 10;

/** Maximum time for a stop in milliseconds. Orchestrators kill a process earlier. */
const maxStopMs = 300_000;

/**
 * Maximum of SESSION_DAYS and of SESSION_IDLE_MINUTES: a year, which exceeds every useful value.
 */
const [maxDays, maxMinutes] = [366, 366 * 24 * 60];

/**
 * Maximum of ACCOUNT_WAIT_HOURS: a month. A longer wait would lock customers out of their own
 * account.
 */
const maxWaitHours = 720;

const wholeUpTo = (max: number) =>
  text
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);

/** Exceeds the number of connections that any Postgres accepts from one process. */
const maxConnections = 1000;

const connectionCount = {
  schema: wholeUpTo(maxConnections),
  expected: `a whole number from 1 to ${maxConnections}`,
};

const seconds = text
  .regex(/^\d+(\.\d+)?$/)
  .transform((value) => Math.round(Number(value) * 1000))
  .refine((value) => value <= maxStopMs);

const ratio = text
  .regex(/^\d(\.\d+)?$/)
  .transform(Number)
  .refine((value) => value <= 1);

const operatorPart = {
  schema: text,
  expected:
    'a text, set together with the other two of OPERATOR_NAME, OPERATOR_REGULATOR, OPERATOR_LICENCE',
};

const publishedText = {
  schema: urlWith(['https:']).refine(hasNoUser),
  expected: 'an address such as https://broker.example/terms',
};

/** Maximum number of characters. Longer texts belong on a page of the operator. */
const maxContactLength = 500;

const contact = {
  schema: text.max(maxContactLength),
  expected: `a text of at most ${maxContactLength} characters`,
};

/** The checks of all variables. `expected` completes the error message "it has to be …". */
const checks = {
  PORT: { schema: port, expected: 'a whole number from 0 to 65535' },
  DATA_DIR: { schema: text, expected: 'the path of a folder' },
  DATABASE_URL: {
    schema: urlWith(['postgres:', 'postgresql:']),
    expected: 'an address such as postgres://user@host:5432/corro',
  },
  DATABASE_REPLICA_URL: {
    schema: urlWith(['postgres:', 'postgresql:']),
    expected: 'an address such as postgres://user@replica:5432/corro',
  },
  DATABASE_READ_CONNECTIONS: connectionCount,
  DATABASE_WRITE_CONNECTIONS: connectionCount,
  DATABASE_REPLICA_CONNECTIONS: connectionCount,
  LEDGER_AUDIT: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  LEDGER_FULL_AUDIT_HOUR: {
    schema: text
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .refine((value) => value <= 23),
    expected: 'an hour of the day in UTC, from 0 to 23',
  },
  MARKET_FEED: {
    schema: z.enum(['simulated', 'recorded', 'live']),
    expected: 'simulated, recorded or live',
  },
  ACCOUNT_WAIT_HOURS: {
    schema: text
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((value) => value <= maxWaitHours),
    expected: `a whole number from 0 to ${maxWaitHours}`,
  },
  CODE_RECOVERY: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  PESO_RATE: { schema: z.enum(['specified', 'market']), expected: 'specified or market' },
  PRICE_PUSH: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  PASSKEYS: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  PASSKEY_DOMAIN: {
    schema: text.toLowerCase().regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/),
    expected: 'the domain of PUBLIC_URL, or one that it is in, such as corro.example',
  },
  SERVICE_WORKER: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  SESSION_DAYS: { schema: wholeUpTo(maxDays), expected: `a whole number from 1 to ${maxDays}` },
  SESSION_IDLE_MINUTES: {
    schema: wholeUpTo(maxMinutes),
    expected: `a whole number from 1 to ${maxMinutes}`,
  },
  CALL_POINTS: {
    schema: text.regex(/^\d{1,6}$/).transform(Number),
    expected: 'a whole number from 0 to 999999',
  },
  DEMO_HISTORY: { schema: z.enum(['none', 'year']), expected: 'none or year' },
  MARKET_DATA_DIR: { schema: text.refine(isFolder), expected: 'the path of a folder that exists' },
  UPSTREAM_URL: {
    schema: urlWith(['http:', 'https:']).refine(isPlainAddress).transform(withoutApi),
    expected: 'an address such as https://broker.example/api, without user, password, ? and #',
  },
  UPSTREAM_TIME_ZONE: {
    schema: text.refine(isTimeZone),
    expected: 'a time zone such as America/Mexico_City, or whole hours from UTC such as -06:00',
  },
  UPSTREAM_DECIMAL_SEPARATOR: { schema: z.enum(['.', ',']), expected: '. or ,' },
  UPSTREAM_FIRST_PAGE: { schema: z.enum(['0', '1']), expected: '0 or 1' },
  PICTURE_HOSTS: {
    schema: pictureList,
    expected: 'hosts such as cdn.broker.example or *.broker.example, with commas between',
  },
  PICTURE_PATHS: {
    schema: pathList,
    expected: 'beginnings of paths such as /uploads/ or /img/news/, with commas between',
  },
  LOCALES: {
    schema: localeList,
    expected: 'languages out of es, en, zh and de, each once, with commas between',
  },
  PUBLIC_URL: {
    schema: urlWith(['http:', 'https:'])
      .refine((value) => isPlainAddress(value) && URL.parse(value)?.pathname === '/')
      .transform((value) => new URL(value).origin),
    expected: 'an address such as https://corro.example, without a path',
  },
  TRUSTED_PROXIES: {
    schema: text
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .refine((value) => value <= maxProxies),
    expected: `how many proxies stand in front of the server, from 0 to ${maxProxies}`,
  },
  LOG: { schema: z.enum(['json', 'text']), expected: 'json or text' },
  LOG_LEVEL: { schema: z.enum(['info', 'warn', 'error']), expected: 'info, warn or error' },
  LOG_ADDRESSES: { schema: z.enum(['truncated', 'full']), expected: 'truncated or full' },
  LOG_KEY: { schema: text.min(16), expected: 'at least 16 characters' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: urlWith(['http:', 'https:']),
    expected: 'an address such as http://localhost:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: { schema: ratio, expected: 'a share from 0 to 1, such as 0.05' },
  OPERATOR_NAME: operatorPart,
  OPERATOR_REGULATOR: operatorPart,
  OPERATOR_LICENCE: operatorPart,
  OPERATOR_TERMS_URL: publishedText,
  OPERATOR_PRIVACY_URL: publishedText,
  OPERATOR_COMPLAINTS: contact,
  OPERATOR_AUTHORITY: contact,
  DRAIN_SECONDS: { schema: seconds, expected: 'a number of seconds from 0 to 300' },
  STOP_SECONDS: { schema: seconds, expected: 'a number of seconds from 0 to 300' },
} as const;

export type Environment = Readonly<Record<string, string | undefined>>;

export type VariableName = keyof typeof checks;

type Values = { readonly [Name in VariableName]: z.output<(typeof checks)[Name]['schema']> };

const variables: {
  readonly [Name in VariableName]: {
    readonly schema: z.ZodType<Values[Name]>;
    readonly expected: string;
  };
} = checks;

/** Every variable with its valid values, for `.env.example`. */
export const describedVariables: readonly (readonly [name: string, expected: string])[] =
  Object.entries(checks).map(([name, { expected }]) => [name, expected]);

/** Reads one variable; null if unset or empty. */
export function readVariable<Name extends VariableName>(
  env: Environment,
  name: Name,
): Values[Name] | null {
  const value = env[name];
  if (value === undefined || value.trim() === '') return null;
  const result = variables[name].schema.safeParse(value);
  if (!result.success) throw wrongVariable(name, value);
  return result.data;
}

/** Creates the error for an invalid value of a variable. It names the valid values. */
export function wrongVariable(name: VariableName, value: string): SettingsError {
  const valueText =
    name === 'LOG_KEY' || holdsSecret(value) ? '' : ` is ${JSON.stringify(value)}, which`;
  return new SettingsError(
    `${name}${valueText} is not right: it has to be ${variables[name].expected}.`,
  );
}

/** Rejects addresses with user, password, query or fragment, which would be lost or sent with every call. */
function isPlainAddress(value: string): boolean {
  const { username, password } = URL.parse(value) ?? {};
  return username === '' && password === '' && !/[?#]/.test(value);
}

function hasNoUser(value: string): boolean {
  const { username, password } = URL.parse(value) ?? {};
  return username === '' && password === '';
}

/** Removes a final `/api`, because the contract's paths already begin with it. */
function withoutApi(value: string): string {
  const { origin, pathname } = new URL(value);
  return (origin + pathname).replace(/\/*(\/api)?\/*$/, '');
}

/** True for an address with a user, because it may contain a password. */
function holdsSecret(value: string): boolean {
  return /:\/\/.*@/.test(value);
}

function isTimeZone(value: string): boolean {
  if (/^[+-]/.test(value)) return /^(\+(0\d|1[0-4])|-(0\d|1[0-2])):00$/.test(value);
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
