import { type Entity, at, entity, nullable } from './codec.ts';
import { decimal, wholeNumber } from './numbers.ts';
import { id, optionalFlag, optionalText, text } from './text.ts';

export const balance = entity('Balance', {
  /** What can be spent. */
  balance: at('balance', decimal),
});

/** Seconds that are left; null for none. */
const secondsLeft = {
  decode: (value: unknown, where: string) => nullable(wholeNumber).decode(value, where) || null,
};

export const userInfo = entity('UserInfo', {
  /** The number that the customer logs in with. */
  phone: at('user', id),
  /** The number by which the broker knows the customer. */
  customerNumber: at('no', id),
  /** Address of the picture. */
  image: at('img', optionalText),
  /** All of the customer's assets. */
  total: at('total', decimal),
  /** What can be spent. */
  balance: at('money', decimal),
  /** What is owed. */
  loan: at('loan', decimal),
  /** Whether a transaction code is set; null where the upstream does not say. */
  hasTransactionCode: at('fund_code_set', optionalFlag),
  /** For how many seconds withdrawals are refused yet; null where they are not. */
  withdrawalsHeldSeconds: at('withdrawals_held_seconds', secondsLeft),
});

/** The customer. Amounts are decimal text in US dollars. */
export interface UserInfo extends Entity<typeof userInfo> {}

/** Text, number or flag, as text; empty for anything else. */
const settingText = {
  decode: (value: unknown) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '',
};

export const configEntry = entity('ConfigEntry', {
  /** Which setting. */
  tag: at('tag', text),
  /** Its value, whatever it came as. */
  value: at('value', settingText),
});
