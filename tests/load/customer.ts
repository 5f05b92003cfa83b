import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxProcess } from './process.ts';

/** Registers a phone and logs in. */
export async function newCustomer(sandbox: SandboxProcess, user: string): Promise<string> {
  const password = 'secret-7';
  await sandbox.post('/stock/user/reg', { user, password, code: 'CORRO' });
  const { data } = await sandbox.post('/stock/user/login', { user, password });
  return (data as { token: string }).token;
}

export interface Share {
  tag: string;
  price: string;
}

/** Finds a share with a price between two bounds, in dollars. */
export async function shareBetween(
  sandbox: SandboxProcess,
  token: string,
  least: number,
  most: number,
): Promise<Share> {
  for (let page = 1; ; page += 1) {
    const { msg, data } = await sandbox.get(`/v2/stock/list?page=${page}&limit=100`, token);
    if (msg !== 'ok') {
      page -= 1;
      await pause(20);
      continue;
    }
    const { rows } = data as { rows: { stock: string; prasent: string }[] };
    if (rows.length === 0) throw new Error(`No share between ${least} and ${most}.`);
    const found = rows.find(({ prasent }) => Number(prasent) > least && Number(prasent) < most);
    if (found !== undefined) return { tag: found.stock, price: found.prasent };
  }
}

/** Creates the body of a purchase. */
export function purchase({ tag, price }: Share, count: number): object {
  return { tag, price, count, mold: 'stock' };
}

export interface OrderRow {
  no: string;
  client_key: string | null;
}

export const transactionCode = '135791';

export async function setCode(sandbox: SandboxProcess, token: string): Promise<void> {
  const code = { fund_code_new: transactionCode, type: 'transaction', is_first: true };
  const body = { ...code, password: 'secret-7' };
  await sandbox.post('/stock/success/user/password/up', body, token);
}

/** Reads all orders of a customer with a mold and a status. */
export async function allOrders(
  sandbox: SandboxProcess,
  token: string,
  mold = 'stock',
  status?: number,
): Promise<OrderRow[]> {
  const all: OrderRow[] = [];
  for (let page = 1; ; page += 1) {
    const body = { mold, status, page, limit: 100 };
    const { data } = await sandbox.post('/stock/success/deal/list', body, token);
    const { rows } = data as { rows: OrderRow[] };
    if (rows.length === 0) return all;
    all.push(...rows);
  }
}
