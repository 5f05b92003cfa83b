import { randomInt } from 'node:crypto';

/** The upstream's own word on a customer's money, for a test that must not take the screen's. */
export interface Accounts {
  /** Opens an account with the invitation code of the sandbox. */
  register(phone: string, password: string): Promise<void>;
  /** A token of a new session. */
  token(phone: string, password: string): Promise<string>;
  /** The stored balance in US dollars, as decimal text. */
  balance(phone: string, password: string): Promise<string>;
  /** The stored orders, shares unless given, newest first, as `side quantity symbol @ price`. */
  orders(phone: string, password: string, mold?: OrderMold): Promise<readonly string[]>;
  /** The stored cards, as `kind account bank holder`. */
  cards(phone: string, password: string): Promise<readonly string[]>;
  /** Adds an account at a bank, of which lists show the end: 7771. */
  addCard(phone: string, password: string): Promise<void>;
  /** The stored recharges or withdrawals, newest first, as `count status`. */
  records(
    phone: string,
    password: string,
    of: 'recharges' | 'withdrawals',
  ): Promise<readonly string[]>;
  /** Sets the customer's first transaction code. */
  setTransactionCode(phone: string, password: string, code: string): Promise<void>;
  /** Sets a new login password by the transaction code. */
  resetPassword(phone: string, code: string, newPassword: string): Promise<void>;
}

/** Shares, block trades, QIP, by their names on the wire. */
export type OrderMold = 'stock' | 'bulk' | 'finalize';

interface OrderRow {
  readonly state: string;
  readonly count: number;
  readonly tag: string;
  readonly price: string;
  /** Of a sale: what was got for one; `price` is then what it had cost. */
  readonly sell_price?: string | null;
}

interface RecordRow {
  readonly count: string;
  readonly status: string | number;
}

interface CardRow {
  readonly type: string;
  readonly bank_card: string;
  readonly branch_bank: string;
  readonly bank_user: string;
}

/** Asks the upstream at an address, over the wire, in sessions of its own. */
export function openAccounts(url: string): Accounts {
  async function call<Data>(path: string, token: string | null, body?: object): Promise<Data> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token !== null) headers.set('token', token);
    const response = await fetch(`${url}/api${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const envelope: { msg: string; data: Data } = await response.json();
    if (envelope.msg !== 'ok') throw new Error(`${path} answered ${JSON.stringify(envelope)}`);
    return envelope.data;
  }

  /** Of each customer: a login on a new one would be told in the inbox. */
  const devices = new Map<string, string>();

  async function logIn(user: string, password: string): Promise<string> {
    const credentials = { user, password, device: devices.get(user) };
    const { token, device } = await call<{ token: string; device: string }>(
      '/stock/user/login',
      null,
      credentials,
    );
    devices.set(user, device);
    return token;
  }

  return {
    async register(user, password) {
      await call('/stock/user/reg', null, { user, password, code: 'CORRO' });
    },
    token: logIn,
    async balance(phone, password) {
      const token = await logIn(phone, password);
      return (await call<{ balance: string }>('/stock/success/v2/balance', token)).balance;
    },
    async setTransactionCode(phone, password, code) {
      const token = await logIn(phone, password);
      const change = { fund_code_new: code, type: 'transaction', is_first: true };
      await call('/stock/success/user/password/up', token, change);
    },
    async resetPassword(user, password, newPassword) {
      await call('/v2/user/forget', null, { user, password, new_password: newPassword });
    },
    async cards(phone, password) {
      const token = await logIn(phone, password);
      const cards = await call<CardRow[]>('/stock/success/bank/list', token);
      return cards.map((card) =>
        [card.type, card.bank_card, card.branch_bank, card.bank_user].join(' ').trimEnd(),
      );
    },
    async addCard(phone, password) {
      const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
      const token = await logIn(phone, password);
      await call('/stock/success/bank/add', token, { ...card, bank_card: '002010077777777771' });
    },
    async records(phone, password, of) {
      const path = of === 'recharges' ? 'list' : 'withdraw';
      const token = await logIn(phone, password);
      const { rows } = await call<{ rows: RecordRow[] }>(`/stock/success/property/${path}`, token);
      return rows.map(({ count, status }) => `${count} ${status}`);
    },
    async orders(phone, password, mold = 'stock') {
      const token = await logIn(phone, password);
      const list = { mold };
      const { rows } = await call<{ rows: OrderRow[] }>('/stock/success/deal/list', token, list);
      return rows.map(
        (row) => `${row.state} ${row.count} ${row.tag} @ ${row.sell_price ?? row.price}`,
      );
    },
  };
}

/** A phone as a field writes it once the app is there: 55 1234 5678. */
export function writtenPhone(phone: string): string {
  return `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`;
}

/** Ten digits that no other test has. */
export function newPhone(): string {
  return String(randomInt(1_000_000_000, 9_999_999_999));
}
