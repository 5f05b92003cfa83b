import { randomInt } from 'node:crypto';

/** Reads and changes customers' data in the upstream without the app. */
export interface Accounts {
  /** Opens an account with the invitation code of the sandbox. */
  register(phone: string, password: string): Promise<void>;
  /** Opens a session and returns its token. */
  token(phone: string, password: string): Promise<string>;
  /** The stored balance in US dollars, as decimal text. */
  balance(phone: string, password: string): Promise<string>;
  /** The stored orders, newest first, as `side quantity symbol @ price`. Default mold: shares. */
  orders(phone: string, password: string, mold?: OrderMold): Promise<readonly string[]>;
  /** Adds a bank account that ends in 7771, confirmed by the transaction code. */
  addCard(phone: string, password: string, code: string): Promise<void>;
  /** Changes the number of the only bank account to one that ends in 0005. */
  changeCard(phone: string, password: string, code: string): Promise<void>;
  /** The stored recharges or withdrawals, newest first, as `count status`. */
  records(
    phone: string,
    password: string,
    of: 'recharges' | 'withdrawals',
  ): Promise<readonly string[]>;
  /** Sets the customer's first transaction code. */
  setTransactionCode(phone: string, password: string, code: string): Promise<void>;
  /** Sets a new login password with the transaction code. */
  resetPassword(phone: string, code: string, newPassword: string): Promise<void>;
}

/** Wire codes of shares, block trades and QIP. */
export type OrderMold = 'stock' | 'bulk' | 'finalize';

interface OrderRow {
  readonly state: string;
  readonly count: number;
  readonly tag: string;
  readonly price: string;
  /** Price of a sale. The `price` of a sale is its cost price. */
  readonly sell_price?: string | null;
}

interface RecordRow {
  readonly count: string;
  readonly status: string | number;
}

/** Calls the upstream at an address, in sessions that are separate from the app's. */
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

  /** Devices by customer. They are used again, because a login on a new device adds a notice to the inbox. */
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
      const change = { fund_code_new: code, type: 'transaction', is_first: true, password };
      await call('/stock/success/user/password/up', token, change);
    },
    async resetPassword(user, password, newPassword) {
      await call('/v2/user/forget', null, { user, password, new_password: newPassword });
    },
    async addCard(phone, password, stock_password) {
      const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
      const token = await logIn(phone, password);
      const account = { ...card, bank_card: '002010077777777771', stock_password };
      await call('/stock/success/bank/add', token, account);
    },
    async changeCard(phone, password, stock_password) {
      const token = await logIn(phone, password);
      const [card] = await call<{ id: string }[]>('/stock/success/bank/list', token);
      const names = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
      const account = { ...names, bank_card: '998010000000000005', stock_password };
      await call('/stock/success/bank/edit', token, { ...account, id: card?.id, type: 'bank' });
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

/** Formats a phone as its field does: 55 1234 5678. */
export function writtenPhone(phone: string): string {
  return `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`;
}

/** Returns ten random digits. */
export function newPhone(): string {
  return String(randomInt(1_000_000_000, 9_999_999_999));
}
