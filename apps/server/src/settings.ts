import { resolve } from 'node:path';
import { sandboxDefaults } from '@corro/sandbox/defaults';
import type { StopLimits } from './drain.ts';
import {
  type Environment,
  type OfferedLocale,
  readVariable,
  SettingsError,
  type VariableName,
  wrongVariable,
} from './environment.ts';

/** Price source of the sandbox. */
export type PriceSource = 'simulated' | 'recorded' | 'live';

/** The operator. Without one, every screen says that the money is play money. */
export interface Operator {
  readonly name: string;
  readonly regulator: string;
  readonly licence: string;
}

/** The operator's publications; null if unset. */
export interface Legal {
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** Contact of the operator's complaints unit; may have several lines. */
  readonly complaints: string | null;
  /** Supervisory authority and its contact; may have several lines. */
  readonly authority: string | null;
}

export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Absolute path of the database folder, unused with `databaseUrl`. */
  readonly dataDir: string;
  /** A Postgres in place of the embedded database. */
  readonly databaseUrl: string | null;
  /** A streaming replica of that Postgres, for reads that belong to no customer. */
  readonly replicaUrl: string | null;
  /** Maximum numbers of connections of this process to Postgres. */
  readonly connections: Readonly<Record<'reading' | 'writing' | 'replica', number>>;
  /** `on` audits recent entries of the ledger every hour, and the whole ledger once a day. */
  readonly ledgerAudit: 'on' | 'off';
  /** Hour of the day, in UTC, of the audit of the whole ledger. */
  readonly fullAuditHour: number;
  readonly marketFeed: PriceSource;
  /** `year` gives a new demo customer a year of orders and records. */
  readonly demoHistory: 'none' | 'year';
  /** Hours that the sandbox makes withdrawals wait after their payout account was added or changed. */
  readonly accountWaitHours: number;
  /** `on` lets the login password replace a forgotten transaction code in the sandbox. */
  readonly codeRecovery: 'on' | 'off';
  readonly pesoRate: 'specified' | 'market';
  /** Price stream of the sandbox. */
  readonly pricePush: 'on' | 'off';
  /** True if login offers passkeys. An upstream then has to support them. */
  readonly hasPasskeys: boolean;
  /** False makes every browser remove the service worker at its next visit. */
  readonly hasWorker: boolean;
  /** Relying party of passkeys; null: `localhost`. */
  readonly passkeys: { readonly domain: string; readonly origins: readonly string[] } | null;
  /**
   * Milliseconds until a sandbox session ends: from the login (`sessionAgeMs`), and from its last use
   * (`sessionIdleMs`).
   */
  readonly sessionAgeMs: number;
  readonly sessionIdleMs: number;
  /** Points that the calls of a sandbox customer may cost in ten seconds; 0 for no limit. */
  readonly callPoints: number;
  /** Absolute path of the recorded prices. */
  readonly marketDataDir: string | null;
  /** Address before the upstream's `/api`, without a trailing slash; null: the sandbox answers. */
  readonly upstreamUrl: string | null;
  /**
   * Formats of times and numbers in answers of the upstream. A format that is null is unset: the
   * app then detects the time zone and the first page by itself, and uses `.` as the decimal
   * separator unless the config tag says `,`.
   */
  readonly format: {
    readonly timeZone: string | null;
    readonly decimalSeparator: '.' | ',' | null;
    readonly firstPage: '0' | '1' | null;
  };
  /** Hosts of other servers with pictures, for the Content-Security-Policy, such as `https://cdn.example`. */
  readonly pictureSources: readonly string[];
  /** Prefixes of the paths of pictures on the upstream. */
  readonly picturePaths: readonly string[];
  /** Languages in the language picker; the first one is the default. */
  readonly locales: readonly [OfferedLocale, ...OfferedLocale[]];
  /** Public address, without a trailing slash; https adds HSTS to every answer. */
  readonly publicUrl: string | null;
  /** Number of the operator's proxies in front, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  readonly stop: StopLimits;
  /** Log format; null leaves it to the command: `json` for `serve`, else `text`. */
  readonly log: 'json' | 'text' | null;
  /** Lowest level of lines in the log; security events are always written. */
  readonly logLevel: 'info' | 'warn' | 'error';
  /** Format of callers' addresses in the log: only their network (/24, /48), or in full. */
  readonly logAddresses: 'truncated' | 'full';
  /** Key of customer hashes in logs. Null uses the key in the database, or with an upstream a random key. */
  readonly logKey: string | null;
  /** OTLP address of an OpenTelemetry collector over HTTP; null for none. */
  readonly openTelemetryUrl: string | null;
  /** Share of the traces that are sent, from 0 to 1. */
  readonly sampledTraces: number;
  readonly operator: Operator | null;
  readonly legal: Legal;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function milliseconds(count: number | null, unitMs: number): number | null {
  return count === null ? null : count * unitMs;
}

/**
 * Reads every setting. An empty variable counts as unset.
 *
 * @throws SettingsError naming the first invalid setting
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
    connections: {
      reading: read('DATABASE_READ_CONNECTIONS') ?? 8,
      writing: read('DATABASE_WRITE_CONNECTIONS') ?? 12,
      replica: read('DATABASE_REPLICA_CONNECTIONS') ?? 4,
    },
    ledgerAudit: read('LEDGER_AUDIT') ?? 'on',
    fullAuditHour: read('LEDGER_FULL_AUDIT_HOUR') ?? sandboxDefaults.fullAuditHour,
    marketFeed,
    marketDataDir: marketDataDir === null ? null : resolve(marketDataDir),
    demoHistory: read('DEMO_HISTORY') ?? 'none',
    accountWaitHours: read('ACCOUNT_WAIT_HOURS') ?? sandboxDefaults.accountWaitHours,
    codeRecovery: read('CODE_RECOVERY') ?? 'on',
    pesoRate: read('PESO_RATE') ?? 'specified',
    pricePush: read('PRICE_PUSH') ?? 'on',
    hasPasskeys: (read('PASSKEYS') ?? (upstreamUrl === null ? 'on' : 'off')) === 'on',
    hasWorker: (read('SERVICE_WORKER') ?? 'on') === 'on',
    passkeys: readPasskeys(env, publicUrl),
    sessionAgeMs: milliseconds(read('SESSION_DAYS'), dayMs) ?? sandboxDefaults.sessionAgeMs,
    sessionIdleMs:
      milliseconds(read('SESSION_IDLE_MINUTES'), minuteMs) ?? sandboxDefaults.sessionIdleMs,
    callPoints: read('CALL_POINTS') ?? sandboxDefaults.callPoints,
    upstreamUrl,
    format: {
      timeZone: read('UPSTREAM_TIME_ZONE'),
      decimalSeparator: read('UPSTREAM_DECIMAL_SEPARATOR'),
      // The pages of the sandbox count from 1.
      firstPage: read('UPSTREAM_FIRST_PAGE') ?? (upstreamUrl === null ? '1' : null),
    },
    pictureSources: read('PICTURE_HOSTS') ?? [],
    picturePaths: read('PICTURE_PATHS') ?? ['/uploads/'],
    locales: read('LOCALES') ?? ['es'],
    publicUrl,
    log: read('LOG'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    logAddresses: read('LOG_ADDRESSES') ?? 'truncated',
    logKey: read('LOG_KEY'),
    openTelemetryUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    sampledTraces: read('OTEL_TRACES_SAMPLER_ARG') ?? 1,
    trustedProxies: read('TRUSTED_PROXIES') ?? 0,
    stop: {
      announceMs: read('DRAIN_SECONDS') ?? 2_000,
      // In the sandbox, every call is committed or refused within 9 s of its arrival.
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

/** Reads the relying party of passkeys. A passkey belongs to a domain and works only on pages of the public address. */
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
    OPERATOR_NAME: readVariable(env, 'OPERATOR_NAME') ?? '',
    OPERATOR_REGULATOR: readVariable(env, 'OPERATOR_REGULATOR') ?? '',
    OPERATOR_LICENCE: readVariable(env, 'OPERATOR_LICENCE') ?? '',
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
