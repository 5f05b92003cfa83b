import type { AppConfig } from '@corro/client';
import { limits, pesoRates } from '@corro/domain';

/** Builds settings with the values of the specification. */
export function buildConfig(over: Partial<AppConfig> = {}): AppConfig {
  const { usdMxn, usdMxnTrading } = pesoRates;
  const minWithdraw = limits.withdrawConfiguredMinimum;
  return {
    usdMxn,
    usdMxnTrading,
    minWithdraw,
    isSimulated: true,
    recordedPrices: null,
    rules: {
      tradeFee: '0.03',
      rechargeFee: '0',
      withdrawFee: '0',
      fundFee: '0',
      returnsUnallotted: true,
      returnsFailedWithdrawals: true,
      withdrawDays: null,
      withdrawCurrency: null,
      endsOtherSessions: true,
    },
    depositAccount: null,
    service: { hours: null, minutes: null },
    marketHours: null,
    extensions: [],
    entries: {
      usd_mxn: usdMxn,
      usd_mxn_trading: usdMxnTrading,
      min_withdraw_count: minWithdraw,
      simulated: 'y',
    },
    ...over,
  };
}
