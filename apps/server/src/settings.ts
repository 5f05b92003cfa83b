import { resolve } from 'node:path';
import type { StopLimits } from './drain.ts';
import {
  type Environment,
  type OfferedLocale,
  readVariable,
  SettingsError,
  type VariableName,
  wrongVariable,
} from './environment.ts';

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

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekMinutes = 7 * 24 * 60;

/**
 * Reads every setting, here and nowhere else. An empty variable counts as one that is not set.
 * Throws a SettingsError that names the first wrong one.
 */
export function readSettings(env: Environment): Settings {
  const read = <Name extends VariableName>(name: Name) => readVariable(env, name);
  const marketFeed = read('MARKET_FEED') ?? 'simulated';
  const marketDataDir = read('MARKET_DATA_DIR');
  if (marketFeed === 'recorded' && marketDataDir === null) {
    throw new SettingsError(
      'MARKET_DATA_DIR is not set: with MARKET_FEED=recorded it has to name the folder of the recorded prices.',
    );
  }
  const publicUrl = read('PUBLIC_URL');
  const upstreamUrl = read('UPSTREAM_URL');
  return {
    port: read('PORT') ?? 3000,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL'),
    replicaUrl: read('DATABASE_REPLICA_URL'),
    marketFeed,
    marketDataDir: marketDataDir === null ? null : resolve(marketDataDir),
    demoHistory: read('DEMO_HISTORY') ?? 'none',
    codeRecovery: read('CODE_RECOVERY') ?? 'on',
    pricePush: read('PRICE_PUSH') ?? 'on',
    hasPasskeys: (read('PASSKEYS') ?? (upstreamUrl === null ? 'on' : 'off')) === 'on',
    passkeys: readPasskeys(env, publicUrl),
    sessionAgeMs: (read('SESSION_DAYS') ?? 30) * dayMs,
    sessionIdleMs: (read('SESSION_IDLE_MINUTES') ?? weekMinutes) * minuteMs,
    upstreamUrl,
    pictureSources: read('PICTURE_HOSTS') ?? [],
    locales: read('LOCALES') ?? ['es'],
    publicUrl,
    log: read('LOG'),
    logKey: read('LOG_KEY'),
    openTelemetryUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    trustedProxies: read('TRUSTED_PROXIES') ?? 0,
    stop: {
      announceMs: read('DRAIN_SECONDS') ?? 2_000,
      // No call is committed later than 9 s after it came.
      callsMs: read('STOP_SECONDS') ?? 10_000,
    },
    operator: readOperator(env),
    legal: {
      termsUrl: read('OPERATOR_TERMS_URL'),
      privacyUrl: read('OPERATOR_PRIVACY_URL'),
      complaints: read('OPERATOR_COMPLAINTS'),
      authority: read('OPERATOR_AUTHORITY'),
    },
  };
}

/** A passkey belongs to a domain and works on the pages of the public address alone. */
function readPasskeys(env: Environment, publicUrl: string | null): Settings['passkeys'] {
  const named = readVariable(env, 'PASSKEY_DOMAIN');
  const host = publicUrl === null ? null : new URL(publicUrl).hostname;
  if (named !== null && host !== named && host?.endsWith(`.${named}`) !== true) {
    throw wrongVariable('PASSKEY_DOMAIN', named);
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
