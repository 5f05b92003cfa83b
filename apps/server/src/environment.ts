import { statSync } from 'node:fs';
import { z } from 'zod';

/** The languages that an operator may offer (spec §9). */
export const offeredLocales = ['es', 'en', 'zh', 'de'] as const;
export type OfferedLocale = (typeof offeredLocales)[number];

/** A setting that the server cannot start with; the message is a sentence that names it. */
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

/** A host, as a policy names one: nothing else could be told from the policy's own signs. */
const pictureHost = /^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

const pictureList = text
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((list) => list.every((host) => pictureHost.test(host)))
  .transform((list) => list.map((host) => (host.includes('://') ? host : `https://${host}`)));

/** Longer chains than this are a mistake in the setting. */
const mostProxies = 10;

/** Milliseconds. Longer than an orchestrator waits before it kills. */
const longestStopMs = 300_000;

/** A year, in days and in minutes: in practice, no limit. */
const [mostDays, mostMinutes] = [366, 366 * 24 * 60];

const wholeUpTo = (most: number) =>
  text
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most);

const seconds = text
  .regex(/^\d+(\.\d+)?$/)
  .transform((value) => Math.round(Number(value) * 1000))
  .refine((value) => value <= longestStopMs);

const publishedText = {
  schema: urlWith(['https:']).refine(hasNoUser),
  right: 'an address such as https://broker.example/terms',
};

/** Longer texts belong on a page of the operator's. */
const longestPlace = 500;

const place = {
  schema: text.max(longestPlace),
  right: `a text of at most ${longestPlace} characters`,
};

/** What is right for each variable, as the sentence says it. */
const checks = {
  PORT: { schema: port, right: 'a whole number from 0 to 65535' },
  DATA_DIR: { schema: text, right: 'the path of a folder' },
  DATABASE_URL: {
    schema: urlWith(['postgres:', 'postgresql:']),
    right: 'an address such as postgres://user@host:5432/corro',
  },
  DATABASE_REPLICA_URL: {
    schema: urlWith(['postgres:', 'postgresql:']),
    right: 'an address such as postgres://user@replica:5432/corro',
  },
  MARKET_FEED: {
    schema: z.enum(['simulated', 'recorded', 'live']),
    right: 'simulated, recorded or live',
  },
  CODE_RECOVERY: { schema: z.enum(['on', 'off']), right: 'on or off' },
  PRICE_PUSH: { schema: z.enum(['on', 'off']), right: 'on or off' },
  PASSKEYS: { schema: z.enum(['on', 'off']), right: 'on or off' },
  PASSKEY_DOMAIN: {
    schema: text.toLowerCase().regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/),
    right: 'the domain of PUBLIC_URL, or one that it is in, such as corro.example',
  },
  SESSION_DAYS: { schema: wholeUpTo(mostDays), right: `a whole number from 1 to ${mostDays}` },
  SESSION_IDLE_MINUTES: {
    schema: wholeUpTo(mostMinutes),
    right: `a whole number from 1 to ${mostMinutes}`,
  },
  DEMO_HISTORY: { schema: z.enum(['none', 'year']), right: 'none or year' },
  MARKET_DATA_DIR: { schema: text.refine(isFolder), right: 'the path of a folder that exists' },
  UPSTREAM_URL: {
    schema: urlWith(['http:', 'https:']).refine(isBareAddress).transform(withoutApi),
    right: 'an address such as https://broker.example/api, without user, password, ? and #',
  },
  PICTURE_HOSTS: {
    schema: pictureList,
    right: 'hosts such as cdn.broker.example or *.broker.example, with commas between',
  },
  LOCALES: {
    schema: localeList,
    right: 'languages out of es, en, zh and de, each once, with commas between',
  },
  PUBLIC_URL: {
    schema: urlWith(['http:', 'https:'])
      .refine((value) => isBareAddress(value) && URL.parse(value)?.pathname === '/')
      .transform((value) => new URL(value).origin),
    right: 'an address such as https://corro.example, without a path',
  },
  TRUSTED_PROXIES: {
    schema: text
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .refine((value) => value <= mostProxies),
    right: `how many proxies stand in front of the server, from 0 to ${mostProxies}`,
  },
  LOG: { schema: z.enum(['json', 'text']), right: 'json or text' },
  LOG_KEY: { schema: text.min(16), right: 'at least 16 characters' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: urlWith(['http:', 'https:']),
    right: 'an address such as http://localhost:4318',
  },
  OPERATOR_TERMS_URL: publishedText,
  OPERATOR_PRIVACY_URL: publishedText,
  OPERATOR_COMPLAINTS: place,
  OPERATOR_AUTHORITY: place,
  DRAIN_SECONDS: { schema: seconds, right: 'a number of seconds from 0 to 300' },
  STOP_SECONDS: { schema: seconds, right: 'a number of seconds from 0 to 300' },
} as const;

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type VariableName = keyof typeof checks;

type Values = { readonly [Name in VariableName]: z.output<(typeof checks)[Name]['schema']> };

const variables: {
  readonly [Name in VariableName]: {
    readonly schema: z.ZodType<Values[Name]>;
    readonly right: string;
  };
} = checks;

/** Reads one variable; null where it is not set. An empty one counts as one that is not set. */
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

/** Says what a variable has to be. */
export function wrongVariable(name: VariableName, value: string): SettingsError {
  const shown =
    name === 'LOG_KEY' || holdsSecret(value) ? '' : ` is ${JSON.stringify(value)}, which`;
  return new SettingsError(`${name}${shown} is not right: it has to be ${variables[name].right}.`);
}

/** Whether an address is nothing but a place: what else it holds would go along with every call, or be lost. */
function isBareAddress(value: string): boolean {
  const { username, password } = URL.parse(value) ?? {};
  return username === '' && password === '' && !/[?#]/.test(value);
}

function hasNoUser(value: string): boolean {
  const { username, password } = URL.parse(value) ?? {};
  return username === '' && password === '';
}

/** The contract's paths begin with `/api` themselves. */
function withoutApi(value: string): string {
  const { origin, pathname } = new URL(value);
  return (origin + pathname).replace(/\/*(\/api)?\/*$/, '');
}

/** An address with a user is not shown: there may be a password with it. */
function holdsSecret(value: string): boolean {
  return /:\/\/.*@/.test(value);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
