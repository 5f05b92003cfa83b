import type { Corro, Customer } from './corro.ts';

/** The upstream's own list of a customer's favourites, asked past the app. */
export interface Favourites {
  /** Their codes, the newest first. */
  codes(): Promise<readonly string[]>;
  /** Adds them one after the other. */
  add(codes: readonly string[]): Promise<void>;
}

/** Opens the favourites of a customer in a session of its own. */
export async function openFavourites(corro: Corro, customer: Customer): Promise<Favourites> {
  const token = await corro.accounts.token(customer.phone, customer.password);
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${corro.url}/api/stock/success/collection/${path}`, {
      ...init,
      headers: { token, 'content-type': 'application/json' },
    });
  return {
    async codes() {
      const { data }: { data: { list: { stock_code: string }[] } } = await (
        await call('list?page=1&pageSize=100')
      ).json();
      return data.list.map(({ stock_code }) => stock_code);
    },
    async add(codes) {
      for (const symbol of codes) {
        const response = await call('add', { method: 'POST', body: JSON.stringify({ symbol }) });
        const { msg }: { msg: string } = await response.json();
        if (msg !== 'ok') throw new Error(`${symbol} was not added: ${msg}`);
      }
    },
  };
}
