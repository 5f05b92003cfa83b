import { type DecimalText, cacheLifetimeMs, limits, parseDecimal, rates } from '@corro/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { extensions } from '../__generated__/extensions.ts';
import { configEntry } from '../codecs/account.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { optionalFlag } from '../codecs/text.ts';
import { pollingOff } from '../queries/polling.ts';

/**
 * What the upstream says of its own rules. The specification has no tags for them: null, or false, where it
 * says nothing, and then nothing is known.
 */
export type OperatorRules = {
  /** Percent of its amount that an order costs: `fee_trade`. */
  tradeFee: DecimalText | null;
  /** US dollars that a recharge costs: `fee_recharge`. */
  rechargeFee: DecimalText | null;
  /** US dollars that a withdrawal costs: `fee_withdraw`. */
  withdrawFee: DecimalText | null;
  /** US dollars that a participation in a fund costs: `fee_fund`. */
  fundFee: DecimalText | null;
  /** What an application for an IPO does not use comes back, with its fee: `ipo_returns`. */
  returnsUnallotted: boolean;
  /** The amount of a withdrawal that fails comes back: `withdraw_returns`. */
  returnsFailedWithdrawals: boolean;
  /** A new login password ends the sessions on other devices: `password_ends_sessions`. */
  endsOtherSessions: boolean;
};

const configKey = ['config'] as const;

/** What the specification does not have, as the upstream announces it. */
export type Extension = (typeof extensions)[number];

/** Settings of the upstream, with Corro's own where it sends none or nonsense. */
export type AppConfig = {
  /** Pesos for a dollar: account, QIP, withdraw. */
  usdMxn: DecimalText;
  /** Pesos for a dollar on the trading screen. */
  usdMxnTrading: DecimalText;
  /** US dollars. */
  minWithdraw: DecimalText;
  /** The upstream says that its money is play money. */
  simulated: boolean;
  /** The years of which recorded prices are played as if of today, `2014–2017`; null for prices of today. */
  recordedPrices: string | null;
  /** What it says of fees, of money that comes back, and of sessions. */
  rules: OperatorRules;
  /** Calls beside the specification's that the upstream has: `extensions`, separated by commas or spaces. */
  extensions: readonly Extension[];
  /** Every setting as it came, by tag. */
  entries: Readonly<Record<string, string>>;
};

/** What the upstream has set, completed. Where it says that its money is play money, so does the transport. */
export async function getConfig(api: Transport, options?: CallOptions): Promise<AppConfig> {
  const config = toConfig(await api.read((wire, init) => wire.GET('/v2/config', init), options));
  if (config.simulated) api.confirmSimulated();
  return config;
}

function toConfig(data: unknown): AppConfig {
  const entries = Object.fromEntries(
    decodePage(data, 'config', whole, configEntry.decode).rows.flatMap(({ tag, value }) =>
      tag === null ? [] : [[tag, value]],
    ),
  );
  return {
    usdMxn: figure(entries['usd_mxn']) ?? rates.usdMxn,
    usdMxnTrading: figure(entries['usd_mxn_trading']) ?? rates.usdMxnTrading,
    minWithdraw: figure(entries['min_withdraw_count']) ?? limits.withdrawConfiguredMinimum,
    simulated: flag(entries['simulated']),
    recordedPrices: yearsOf(entries['recorded_prices'] ?? ''),
    rules: operatorRulesIn(entries),
    extensions: extensionsIn(entries['extensions']),
    entries,
  };
}

function yearsOf(text: string): string | null {
  const [, from, to = from] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return from === to ? from : `${from}–${to}`;
}

function extensionsIn(entry = ''): Extension[] {
  const announced = new Set(entry.split(/[\s,]+/));
  return extensions.filter((one) => announced.has(one));
}

/** What settings say of the operator's rules, by tag; nothing is known without any. */
export function operatorRulesIn(entries: AppConfig['entries']): OperatorRules {
  return {
    tradeFee: figure(entries['fee_trade']),
    rechargeFee: figure(entries['fee_recharge']),
    withdrawFee: figure(entries['fee_withdraw']),
    fundFee: figure(entries['fee_fund']),
    returnsUnallotted: flag(entries['ipo_returns']),
    returnsFailedWithdrawals: flag(entries['withdraw_returns']),
    endsOtherSessions: flag(entries['password_ends_sessions']),
  };
}

function figure(entry = ''): DecimalText | null {
  return parseDecimal(entry);
}

function flag(entry: string | undefined): boolean {
  return optionalFlag.decode(entry, '') === true;
}

/**
 * Whether the upstream announces an extension, once its settings are there: those that are on their way are waited
 * for. Not where they cannot be read, or are not read at all.
 */
export async function announces(cache: QueryClient, extension: Extension): Promise<boolean> {
  const query = cache.getQueryCache().find<AppConfig>({ queryKey: configKey });
  const config = query?.state.data ?? (await query?.promise?.catch(() => undefined));
  return config?.extensions.includes(extension) ?? false;
}

/** Settings of the upstream, read once in half an hour. Kept as long as the cache: calls go by what they announce. */
export const configQuery = (api: Transport) =>
  queryOptions({
    queryKey: configKey,
    queryFn: ({ signal }) => getConfig(api, { signal }),
    ...pollingOff,
    staleTime: cacheLifetimeMs,
    gcTime: Infinity,
  });
