import { answer } from '@corro/testing';

/** The config of an upstream that announces its rules, as the sandbox does, but no extensions. */
const rules = [
  { tag: 'fee_trade', value: '0.03' },
  { tag: 'fee_recharge', value: '0' },
  { tag: 'fee_withdraw', value: '0' },
  { tag: 'fee_fund', value: '0' },
  { tag: 'ipo_returns', value: 'y' },
  { tag: 'withdraw_returns', value: 'y' },
  { tag: 'password_ends_sessions', value: 'y' },
];

export const configRoute = 'GET /v2/config';

/** Answers with the config of an upstream that announces its rules, and with further tags. */
export const operatorConfig = (...more: readonly { tag: string; value: string }[]) =>
  answer.ok([...rules, ...more]);
