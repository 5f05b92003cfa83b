/** Fee on every buy and sell, as a share of price × quantity (spec §9: 0.03 %). Decimal text. */
export const feeRate = '0.0003';

/** Share of a recharge shown as its preview (spec §9: 5 %). Decimal text. */
export const rechargePreviewRate = '0.05';

/**
 * Pesos for a dollar (spec §9), decimal text: `usdMxn` on account, QIP and withdraw,
 * `usdMxnTrading` on the trading screen. The config tags `usd_mxn` and `usd_mxn_trading` replace them.
 */
export const rates = { usdMxn: '20', usdMxnTrading: '20.29' } as const;
