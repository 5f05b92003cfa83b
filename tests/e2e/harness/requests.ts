/** Places orders and asks for money at the upstream, past the app, each with a key of its own. */
export interface Requests {
  readonly withdrawal: (code: string) => Promise<void>;
  readonly deposit: () => Promise<void>;
  readonly loan: () => Promise<void>;
  /** The least that one can apply for of the first offering that is open. */
  readonly application: () => Promise<void>;
  /** A number of orders for one share of Coca-Cola each. */
  readonly purchases: (count: number) => Promise<void>;
}

interface Offering {
  readonly id: string;
  readonly symbol: string;
  readonly status: string;
  readonly issue_price: string;
  readonly min: number;
}

/** As the customer of a token. */
export function openRequests(url: string, token: string): Requests {
  async function call<Data>(path: string, body?: object): Promise<Data> {
    const headers = { token, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${path}`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const { msg, data }: { msg: string; data: Data } = await response.json();
    if (msg !== 'ok') throw new Error(`${path} answered ${JSON.stringify(data)}`);
    return data;
  }

  return {
    async withdrawal(code) {
      const [card] = await call<readonly { id: string }[]>('/stock/success/bank/list');
      const body = { bank_id: card?.id, count: '257', stock_password: code };
      await call('/stock/success/money/access', body);
    },
    async deposit() {
      await call('/stock/success/v2/recharge/add', { count: '5013' });
    },
    async loan() {
      await call('/stock/success/loans/add', { count: '500' });
    },
    async application() {
      const { rows } = await call<{ rows: readonly Offering[] }>('/client/ipo');
      const open = rows.find(({ status }) => status === 'Forthcoming');
      if (open === undefined) throw new Error('No offering is open.');
      const { id, symbol: tag, issue_price: price, min: count } = open;
      await call('/stock/success/ipo/buy', { id, tag, price, count });
    },
    async purchases(count) {
      const order = { tag: 'KO', price: '43.75', count: 1, mold: 'stock' };
      for (let placed = 0; placed < count; placed += 1) {
        await call('/stock/success/deal/buy', order);
      }
    },
  };
}
