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

/** Codes of as many instruments as asked, shares first, then whatever else is quoted. */
export async function someCodes(
  corro: Corro,
  customer: Customer,
  count: number,
): Promise<string[]> {
  const token = await corro.accounts.token(customer.phone, customer.password);
  const lists = [
    'stock/list?page=1&limit=100',
    'market/list?market=FOREX',
    'market/list?market=FUTURE',
  ];
  const found = await Promise.all(
    lists.map(async (list) => {
      const response = await fetch(`${corro.url}/api/v2/${list}`, { headers: { token } });
      const { data }: { data: { rows: { stock: string }[] } } = await response.json();
      return data.rows.map(({ stock }) => stock);
    }),
  );
  const codes = found.flat().slice(0, count);
  if (codes.length < count) throw new Error(`Only ${codes.length} instruments are quoted.`);
  return codes;
}
