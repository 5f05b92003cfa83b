import { type DecimalText, limits, parseDecimal, rates } from '@corro/domain';
import type { CallOptions, Transport } from '../http/index.ts';
import { configEntry } from '../codecs/account.ts';
import { list } from '../codecs/rows.ts';

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
  /** Every setting as it came, by tag. */
  entries: Readonly<Record<string, string>>;
};

export type ConfigCalls = ReturnType<typeof createConfigCalls>;

export function createConfigCalls({ read }: Transport) {
  return {
    /** What the upstream has set, completed. */
    async config(options?: CallOptions): Promise<AppConfig> {
      return toConfig(await read((wire, init) => wire.GET('/v2/config', init), options));
    },
  };
}

function toConfig(data: unknown): AppConfig {
  const entries = Object.fromEntries(
    list(data, 'config', configEntry.decode).map(({ tag, value }) => [tag, value]),
  );
  const rate = (tag: string, otherwise: DecimalText) =>
    parseDecimal(entries[tag] ?? '') ?? otherwise;
  return {
    usdMxn: rate('usd_mxn', rates.usdMxn),
    usdMxnTrading: rate('usd_mxn_trading', rates.usdMxnTrading),
    minWithdraw: rate('min_withdraw_count', limits.withdrawConfiguredMinimum),
    simulated: entries['simulated'] === 'y' || entries['simulated'] === 'true',
    entries,
  };
}
