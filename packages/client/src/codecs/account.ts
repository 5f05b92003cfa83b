import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal, wholeFromOne } from './numbers.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';

export const balance = entity('Balance', {
  /** What can be spent; null where the upstream does not say. */
  balance: at('balance', optionalDecimal),
});

export const userInfo = entity('UserInfo', {
  /** The number that the customer logs in with. */
  phone: at('user', optionalId),
  /** The number by which the broker knows the customer. */
  customerNumber: at('no', optionalId),
  /** Address of the picture. */
  image: at('img', optionalText),
  /** All of the customer's assets. */
  total: at('total', optionalDecimal),
  /** What can be spent. */
  balance: at('money', optionalDecimal),
  /** What is owed. */
  loan: at('loan', optionalDecimal),
  /** Whether a transaction code is set; null where the upstream does not say. */
  hasTransactionCode: at('fund_code_set', optionalFlag),
  /** For how many seconds withdrawals are refused yet; null where they are not. */
  withdrawalsHeldSeconds: at('withdrawals_held_seconds', wholeFromOne),
});

/** The customer. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface UserInfo extends Entity<typeof userInfo> {}

/** Text, number or flag, as text; empty for anything else. */
const settingText = {
  decode: (value: unknown) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '',
};

export const configEntry = entity('ConfigEntry', {
  /** Which setting; null where the upstream does not say. */
  tag: at('tag', optionalText),
  /** Its value, whatever it came as. */
  value: at('value', settingText),
});
