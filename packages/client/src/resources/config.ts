import { type DecimalText, cacheLifetimeMs, limits } from '@corro/domain';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { extensions } from '../__generated__/extensions.ts';
import { configEntry } from '../codecs/account.ts';
import { nullable } from '../codecs/codec.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { nonNegative, positive, wholeFromOne, wholeNumber } from '../codecs/numbers.ts';
import { optionalFlag } from '../codecs/text.ts';
import { pollingOff } from './polling.ts';

/**
 * Rules of the operator, each with its config tag. The specification does not define these tags, so
 * a rule is null or false where the upstream does not report it.
 */
export type OperatorRules = {
  /** Order fee in percent of the amount: `fee_trade`. */
  tradeFee: DecimalText | null;
  /** Recharge fee in US dollars: `fee_recharge`. */
  rechargeFee: DecimalText | null;
  /** Withdrawal fee in US dollars: `fee_withdraw`. */
  withdrawFee: DecimalText | null;
  /** Fee per fund participation in US dollars: `fee_fund`. */
  fundFee: DecimalText | null;
  /** IPO applications return the unused amount and its fee: `ipo_returns`. */
  returnsUnallotted: boolean;
  /** Failed withdrawals return their amount: `withdraw_returns`. */
  returnsFailedWithdrawals: boolean;
  /** Calendar days until a withdrawal reaches the customer's account: `withdraw_days`. */
  withdrawDays: number | null;
  /** Currency in which a withdrawal reaches a bank account: `withdraw_currency`. */
  withdrawCurrency: 'USD' | 'MXN' | null;
  /** A new login password ends other sessions: `password_ends_sessions`. */
  endsOtherSessions: boolean;
};

const configKey = ['config'] as const;

/** Account that deposits are transferred to. */
export type DepositAccount = {
  /** Unchecked: call `isClabe` before showing it. */
  clabe: string;
  /** Null where the upstream does not report it. */
  bank: string | null;
  /** Null where the upstream does not report it. */
  holder: string | null;
};

/** Customer service; null where the upstream does not report it. */
export type ServiceTimes = {
  /** Opening hours, a text in the customer's language. */
  hours: string | null;
  /** Minutes until an answer can be expected. */
  minutes: number | null;
};

/** An extension of the specification that an upstream can announce. */
export type Extension = (typeof extensions)[number];

/** Settings of the upstream, with defaults for missing and invalid values. */
export type AppConfig = {
  /** Pesos per dollar on the account, QIP and withdrawal screens; null where none is announced. */
  usdMxn: DecimalText | null;
  /** Pesos per dollar on the trading screen; null where the upstream announces none. */
  usdMxnTrading: DecimalText | null;
  /** Minimum withdrawal in US dollars. */
  minWithdraw: DecimalText;
  /** The money is simulated. */
  isSimulated: boolean;
  /** Years of replayed prices, `2014–2017`; null for current prices. */
  recordedPrices: string | null;
  /** Rules of the operator. */
  rules: OperatorRules;
  /** Tags `recharge_clabe`, `recharge_bank` and `recharge_holder`; null without a CLABE. */
  depositAccount: DepositAccount | null;
  /** Tags `service_hours` and `service_minutes`. */
  service: ServiceTimes;
  /**
   * Hours in which orders are carried out, a text in the customer's language, or `24/7`; null where
   * the upstream does not report it. Tag `market_hours`.
   */
  marketHours: string | null;
  /** Extensions that the tag `extensions` announces, separated there by commas or spaces. */
  extensions: readonly Extension[];
  /** Raw settings by tag. */
  entries: Readonly<Record<string, string>>;
};

/** Reads the settings, and reports simulated money and the upstream's format to the transport. */
export function getConfig(api: Transport, options?: CallOptions): Promise<AppConfig> {
  return readConfig(api, options, () => undefined);
}

async function readConfig(
  api: Transport,
  options: CallOptions | undefined,
  onFormatChanged: () => void,
): Promise<AppConfig> {
  const config = toConfig(await api.read((wire, init) => wire.GET('/v2/config', init), options));
  if (config.isSimulated) api.confirmSimulated();
  const {
    time_zone: timeZone,
    decimal_separator: decimalSeparator,
    first_page: firstPage,
  } = config.entries;
  if (!api.announceFormat({ timeZone, decimalSeparator, firstPage })) return config;
  onFormatChanged();
  // The config itself must be read again in the format that it announces.
  return readConfig(api, options, onFormatChanged);
}

const isOfOldFormat = ({ queryKey: [name], state }: Query) =>
  name !== configKey[0] && state.data !== undefined;

/** Removes and reads again answers that were read in another format: `25.000` may mean 25,000. */
function dropMisread(cache: QueryClient): void {
  void cache.resetQueries({ predicate: isOfOldFormat });
}

function toConfig(data: unknown): AppConfig {
  const entries = Object.fromEntries(
    decodePage(data, 'config', wholeList, configEntry.decode).rows.flatMap(({ tag, value }) =>
      tag === null ? [] : [[tag, value]],
    ),
  );
  return {
    usdMxn: positive.decode(entries['usd_mxn'], ''),
    usdMxnTrading: positive.decode(entries['usd_mxn_trading'], ''),
    minWithdraw: figure(entries['min_withdraw_count']) ?? limits.withdrawConfiguredMinimum,
    isSimulated: flag(entries['simulated']),
    recordedPrices: yearsOf(entries['recorded_prices'] ?? ''),
    rules: operatorRulesIn(entries),
    depositAccount: depositAccountIn(entries),
    service: {
      hours: textOf(entries['service_hours']),
      minutes: wholeFromOne.decode(entries['service_minutes'], ''),
    },
    marketHours: textOf(entries['market_hours']),
    extensions: extensionsIn(entries['extensions']),
    entries,
  };
}

function depositAccountIn(entries: AppConfig['entries']): DepositAccount | null {
  const clabe = textOf(entries['recharge_clabe']);
  if (clabe === null) return null;
  return {
    clabe,
    bank: textOf(entries['recharge_bank']),
    holder: textOf(entries['recharge_holder']),
  };
}

function textOf(entry = ''): string | null {
  return entry.trim() === '' ? null : entry.trim();
}

function yearsOf(text: string): string | null {
  const [, from, to = from] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return from === to ? from : `${from}–${to}`;
}

function extensionsIn(entry = ''): Extension[] {
  const announced = new Set(entry.split(/[\s,]+/));
  return extensions.filter((extension) => announced.has(extension));
}

const withdrawCurrencies = ['USD', 'MXN'] as const;

/** Reads the operator's rules from settings by tag. */
export function operatorRulesIn(entries: AppConfig['entries']): OperatorRules {
  return {
    tradeFee: figure(entries['fee_trade']),
    rechargeFee: figure(entries['fee_recharge']),
    withdrawFee: figure(entries['fee_withdraw']),
    fundFee: figure(entries['fee_fund']),
    returnsUnallotted: flag(entries['ipo_returns']),
    returnsFailedWithdrawals: flag(entries['withdraw_returns']),
    withdrawDays: nullable(wholeNumber).decode(entries['withdraw_days'], ''),
    withdrawCurrency:
      withdrawCurrencies.find((code) => code === entries['withdraw_currency']) ?? null,
    endsOtherSessions: flag(entries['password_ends_sessions']),
  };
}

function figure(entry = ''): DecimalText | null {
  return nonNegative.decode(entry, '');
}

function flag(entry: string | undefined): boolean {
  return optionalFlag.decode(entry, '') === true;
}

/**
 * Waits for a pending read of the settings, then returns whether the upstream announces an
 * extension. False where the settings cannot be read or no query reads them.
 */
export async function isExtensionAnnounced(
  cache: QueryClient,
  extension: Extension,
): Promise<boolean> {
  const query = cache.getQueryCache().find<AppConfig>({ queryKey: configKey });
  const config = query?.state.data ?? (await query?.promise?.catch(() => undefined));
  return config?.extensions.includes(extension) ?? false;
}

/**
 * Settings of the upstream, stale after half an hour. They are never removed from the cache,
 * because calls depend on them.
 */
export const configQuery = (api: Transport) =>
  queryOptions({
    queryKey: configKey,
    queryFn: ({ client, signal }) => readConfig(api, { signal }, () => dropMisread(client)),
    ...pollingOff,
    staleTime: cacheLifetimeMs,
    gcTime: Infinity,
  });
