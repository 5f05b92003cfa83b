import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { StopLimits } from './drain.ts';

/** The languages that an operator may offer (spec §9). */
export const offeredLocales = ['es', 'en', 'zh', 'de'] as const;
export type OfferedLocale = (typeof offeredLocales)[number];

/** Where the sandbox takes its prices from. */
export type MarketFeed = 'simulated' | 'recorded' | 'live';

/** Who runs this Corro; while it is not known, every screen says that the money is play money. */
export interface Operator {
  readonly name: string;
  readonly regulator: string;
  readonly licence: string;
}

/** What the operator has published for its customers; null for what is not set. */
export interface Legal {
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** How to reach the operator's own unit for complaints; it may have several lines. */
  readonly complaints: string | null;
  /** The authority at which one complains, and how to reach it; it may have several lines. */
  readonly authority: string | null;
}

export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Absolute path of the folder that holds the database, unless `databaseUrl` names one. */
  readonly dataDir: string;
  /** Absolute path of the folder that keeps the app's files of earlier builds. */
  readonly buildsDir: string;
  /** What keeps the data in the folder: Postgres in this process, or a Postgres server of Corro's own. */
  readonly database: 'pglite' | 'postgres';
  /** A Postgres to use in place of the embedded database. */
  readonly databaseUrl: string | null;
  /** A streaming replica of that Postgres, read for what belongs to no customer. */
  readonly replicaUrl: string | null;
  readonly marketFeed: MarketFeed;
  /** `year`: a demo customer that is not there yet begins with a year of orders and records. */
  readonly demoHistory: 'none' | 'year';
  /** Whether the sandbox lets a forgotten transaction code be replaced by the login password. */
  readonly codeRecovery: 'on' | 'off';
  /** Whether the sandbox pushes prices. */
  readonly pricePush: 'on' | 'off';
  /** Whether customers have passkeys: of the sandbox it decides, of an upstream it says so to the login. */
  readonly hasPasskeys: boolean;
  /** Whom passkeys are for; null: pages of this machine, by the name `localhost`. */
  readonly passkeys: { readonly domain: string; readonly origins: readonly string[] } | null;
  /** How long after its login, and after its last use, a session of the sandbox ends. Milliseconds. */
  readonly sessionAgeMs: number;
  readonly sessionIdleMs: number;
  /** Absolute path of the recorded prices. */
  readonly marketDataDir: string | null;
  /** Where an operator's upstream has its `/api`, without a slash at the end; null means that the sandbox answers. */
  readonly upstreamUrl: string | null;
  /** Where pictures may come from besides this server, as the sources of a policy: `https://cdn.example`. */
  readonly pictureSources: readonly string[];
  /** The languages that the picker offers, the default first. */
  readonly locales: readonly [OfferedLocale, ...OfferedLocale[]];
  /** Where customers reach the server, without a slash at the end; with https every answer has HSTS. */
  readonly publicUrl: string | null;
  /** How many proxies in front of the server are the operator's own: their `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  readonly stop: StopLimits;
  /** What a server says of its calls; null leaves it to the command: `json` for `serve`, else `text`. */
  readonly log: 'json' | 'text' | null;
  /** Of the hashes that stand for customers in logs; null makes one up at the start. */
  readonly logKey: string | null;
  /** Where an OpenTelemetry collector takes OTLP over HTTP; null for none. */
  readonly openTelemetryUrl: string | null;
  readonly operator: Operator | null;
  readonly legal: Legal;
}

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

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekMinutes = 7 * 24 * 60;

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
const variables = {
  PORT: { schema: port, right: 'a whole number from 0 to 65535' },
  DATA_DIR: { schema: text, right: 'the path of a folder' },
  BUILDS_DIR: { schema: text, right: 'the path of a folder' },
  DATABASE: {
    schema: z.enum(['pglite', 'postgres']),
    right: 'pglite (in this process) or postgres (a server of its own, in the data folder)',
  },
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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads every setting, here and nowhere else. An empty variable counts as one that is not set.
 * Throws a SettingsError that names the first wrong one.
 */
export function readSettings(env: Environment): Settings {
  const marketFeed = read(env, 'MARKET_FEED', variables.MARKET_FEED) ?? 'simulated';
  const marketDataDir = read(env, 'MARKET_DATA_DIR', variables.MARKET_DATA_DIR);
  if (marketFeed === 'recorded' && marketDataDir === null) {
    throw new SettingsError(
      'MARKET_DATA_DIR is not set: with MARKET_FEED=recorded it has to name the folder of the recorded prices.',
    );
  }
  const database = read(env, 'DATABASE', variables.DATABASE);
  const databaseUrl = read(env, 'DATABASE_URL', variables.DATABASE_URL);
  if (database !== null && databaseUrl !== null) {
    throw new SettingsError(
      'DATABASE and DATABASE_URL are both set: DATABASE is for a database in the data folder, DATABASE_URL for one elsewhere.',
    );
  }
  const publicUrl = read(env, 'PUBLIC_URL', variables.PUBLIC_URL);
  const upstreamUrl = read(env, 'UPSTREAM_URL', variables.UPSTREAM_URL);
  return {
    port: read(env, 'PORT', variables.PORT) ?? 3000,
    dataDir: resolve(read(env, 'DATA_DIR', variables.DATA_DIR) ?? '.data'),
    buildsDir: resolve(read(env, 'BUILDS_DIR', variables.BUILDS_DIR) ?? '.builds'),
    database: database ?? 'pglite',
    databaseUrl,
    replicaUrl: read(env, 'DATABASE_REPLICA_URL', variables.DATABASE_REPLICA_URL),
    marketFeed,
    marketDataDir: marketDataDir === null ? null : resolve(marketDataDir),
    demoHistory: read(env, 'DEMO_HISTORY', variables.DEMO_HISTORY) ?? 'none',
    codeRecovery: read(env, 'CODE_RECOVERY', variables.CODE_RECOVERY) ?? 'on',
    pricePush: read(env, 'PRICE_PUSH', variables.PRICE_PUSH) ?? 'on',
    hasPasskeys:
      (read(env, 'PASSKEYS', variables.PASSKEYS) ?? (upstreamUrl === null ? 'on' : 'off')) === 'on',
    passkeys: readPasskeys(env, publicUrl),
    sessionAgeMs: (read(env, 'SESSION_DAYS', variables.SESSION_DAYS) ?? 30) * dayMs,
    sessionIdleMs:
      (read(env, 'SESSION_IDLE_MINUTES', variables.SESSION_IDLE_MINUTES) ?? weekMinutes) * minuteMs,
    upstreamUrl,
    pictureSources: read(env, 'PICTURE_HOSTS', variables.PICTURE_HOSTS) ?? [],
    locales: read(env, 'LOCALES', variables.LOCALES) ?? ['es'],
    publicUrl,
    log: read(env, 'LOG', variables.LOG),
    logKey: read(env, 'LOG_KEY', variables.LOG_KEY),
    openTelemetryUrl: read(
      env,
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    ),
    trustedProxies: read(env, 'TRUSTED_PROXIES', variables.TRUSTED_PROXIES) ?? 0,
    stop: {
      announceMs: read(env, 'DRAIN_SECONDS', variables.DRAIN_SECONDS) ?? 2_000,
      // No call is committed later than 9 s after it came.
      callsMs: read(env, 'STOP_SECONDS', variables.STOP_SECONDS) ?? 10_000,
    },
    operator: readOperator(env),
    legal: {
      termsUrl: read(env, 'OPERATOR_TERMS_URL', variables.OPERATOR_TERMS_URL),
      privacyUrl: read(env, 'OPERATOR_PRIVACY_URL', variables.OPERATOR_PRIVACY_URL),
      complaints: read(env, 'OPERATOR_COMPLAINTS', variables.OPERATOR_COMPLAINTS),
      authority: read(env, 'OPERATOR_AUTHORITY', variables.OPERATOR_AUTHORITY),
    },
  };
}

function read<Schema extends z.ZodType>(
  env: Environment,
  name: keyof typeof variables,
  { schema, right }: { readonly schema: Schema; readonly right: string },
): z.output<Schema> | null {
  const value = env[name];
  if (value === undefined || value.trim() === '') return null;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const shown =
    name === 'LOG_KEY' || holdsSecret(value) ? '' : ` is ${JSON.stringify(value)}, which`;
  throw new SettingsError(`${name}${shown} is not right: it has to be ${right}.`);
}

/** A passkey belongs to a domain and works on the pages of the public address alone. */
function readPasskeys(env: Environment, publicUrl: string | null): Settings['passkeys'] {
  const named = read(env, 'PASSKEY_DOMAIN', variables.PASSKEY_DOMAIN);
  const host = publicUrl === null ? null : new URL(publicUrl).hostname;
  if (named !== null && host !== named && host?.endsWith(`.${named}`) !== true) {
    throw new SettingsError(
      `PASSKEY_DOMAIN is ${JSON.stringify(named)}, which is not right: it has to be ${variables.PASSKEY_DOMAIN.right}.`,
    );
  }
  return publicUrl === null || host === null
    ? null
    : { domain: named ?? host, origins: [publicUrl] };
}

function readOperator(env: Environment): Operator | null {
  const parts = {
    OPERATOR_NAME: env.OPERATOR_NAME?.trim() ?? '',
    OPERATOR_REGULATOR: env.OPERATOR_REGULATOR?.trim() ?? '',
    OPERATOR_LICENCE: env.OPERATOR_LICENCE?.trim() ?? '',
  };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length === 3) return null;
  if (missing.length > 0) {
    throw new SettingsError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: OPERATOR_NAME, OPERATOR_REGULATOR and OPERATOR_LICENCE are set together or not at all.`,
    );
  }
  return {
    name: parts.OPERATOR_NAME,
    regulator: parts.OPERATOR_REGULATOR,
    licence: parts.OPERATOR_LICENCE,
  };
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
