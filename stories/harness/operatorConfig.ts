import { answer } from '@corro/testing';

/** What an upstream answers that says all of its rules, as the sandbox does, and nothing else. */
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

/** The settings of an upstream that says its rules, and what else is given. */
export const operatorConfig = (...more: readonly { tag: string; value: string }[]) =>
  answer.ok([...rules, ...more]);
