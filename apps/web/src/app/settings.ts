import type { UpstreamFormat } from '@corro/client';
import { isLocale, type Locale } from '@corro/messages';

export interface Operator {
  readonly name: string;
  readonly regulator: string;
  readonly licence: string;
}

/** Legal texts and contacts of the operator; null if not set. */
export interface Legal {
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** The operator's complaints unit; may have several lines. */
  readonly complaints: string | null;
  /** Authority for complaints and its contact; may have several lines. */
  readonly authority: string | null;
}

export const nothingPublished: Legal = {
  termsUrl: null,
  privacyUrl: null,
  complaints: null,
  authority: null,
};

/** Settings of the server, embedded in the page so that the first view need not wait for them. */
export interface Settings {
  readonly operator: Operator | null;
  /** True if no operator is set or the upstream's money is simulated. */
  readonly isDemo: boolean;
  readonly hasPasskeys: boolean;
  /** True if a service worker may store the app for the next start. */
  readonly hasWorker: boolean;
  /** Languages on offer, the default first. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly legal: Legal;
  /** Formats of the upstream's times and numbers. */
  readonly format: UpstreamFormat;
}

const fallback: Settings = {
  operator: null,
  isDemo: true,
  hasPasskeys: false,
  hasWorker: false,
  locales: ['es'],
  legal: nothingPublished,
  format: {},
};

/** Reads the `corro-settings` meta element; falls back to a demo in Spanish. */
export function readSettings(page: Document): Settings {
  const content = page.querySelector('meta[name="corro-settings"]')?.getAttribute('content');
  try {
    return parseSettings(JSON.parse(content ?? ''));
  } catch {
    return fallback;
  }
}

function parseSettings(value: unknown): Settings {
  if (!isRecord(value)) return fallback;
  const [first, ...others] = Array.isArray(value.locales) ? value.locales.filter(isLocale) : [];
  const operator = parseOperator(value.operator);
  return {
    operator,
    isDemo: operator === null || value.isDemo === true,
    hasPasskeys: value.hasPasskeys === true,
    hasWorker: value.hasWorker === true,
    locales: first === undefined ? fallback.locales : [first, ...others],
    legal: parseLegal(value.legal),
    format: parseFormat(value.format),
  };
}

function parseFormat(value: unknown): UpstreamFormat {
  if (!isRecord(value)) return {};
  const { timeZone, decimalSeparator, firstPage } = value;
  return {
    timeZone: textOrNull(timeZone),
    decimalSeparator: textOrNull(decimalSeparator),
    firstPage: textOrNull(firstPage),
  };
}

function parseLegal(value: unknown): Legal {
  if (!isRecord(value)) return nothingPublished;
  const { termsUrl, privacyUrl, complaints, authority } = value;
  return {
    termsUrl: textOrNull(termsUrl),
    privacyUrl: textOrNull(privacyUrl),
    complaints: textOrNull(complaints),
    authority: textOrNull(authority),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function parseOperator(value: unknown): Operator | null {
  if (!isRecord(value)) return null;
  const { name, regulator, licence } = value;
  const isWhole = [name, regulator, licence].every((part) => typeof part === 'string' && part);
  return isWhole
    ? { name: String(name), regulator: String(regulator), licence: String(licence) }
    : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
