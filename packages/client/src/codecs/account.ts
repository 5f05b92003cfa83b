import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal, wholeFromOne } from './numbers.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';

export const balance = entity('Balance', {
  balance: at('balance', optionalDecimal),
});

export const userInfo = entity('UserInfo', {
  /** Login name. */
  phone: at('user', optionalId),
  /** Customer number at the broker. */
  customerNumber: at('no', optionalId),
  /** Picture address. */
  image: at('img', optionalText),
  total: at('total', optionalDecimal),
  balance: at('money', optionalDecimal),
  loan: at('loan', optionalDecimal),
  /** True if the customer has set a transaction code. */
  hasTransactionCode: at('fund_code_set', optionalFlag),
  /** Reference that the customer must write on a bank transfer. */
  rechargeReference: at('recharge_reference', optionalText),
  /** Seconds until withdrawals are possible again; null without a hold. */
  withdrawalsHeldSeconds: at('withdrawals_held_seconds', wholeFromOne),
});

/** The customer: assets (`total`), available `balance` and debt (`loan`) in decimal US dollars. */
export interface UserInfo extends Entity<typeof userInfo> {}

/** Converts text, numbers and flags to text; anything else becomes empty text. */
const settingText = {
  decode: (value: unknown) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '',
};

export const configEntry = entity('ConfigEntry', {
  tag: at('tag', optionalText),
  value: at('value', settingText),
});
