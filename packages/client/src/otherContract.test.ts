import { afterEach, expect, it, vi } from 'vitest';
import { buyStock, createTransport, getBalance, listNews, systemClock } from './index.ts';
import { haldenFetch } from './otherContract.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A transport to a broker that answers every call in the same way, and the calls it received. */
function broker(answer: () => Response | Promise<Response>) {
  const received: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    received.push(new Request(address, init));
    return answer();
  });
  const api = createTransport({
    baseUrl: 'https://app.example/api',
    fetch: haldenFetch,
    token: () => 'T-1',
    clock: systemClock,
    readTries: 1,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  return { api, received };
}

const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

it('reads a page of another shape', async () => {
  const headline = { uuid: 'h-1', headline: 'Opens', published: '2026-11-20T15:30:00Z' };
  const { api, received } = broker(() => Response.json({ items: [headline], total: 41 }));
  const { rows, count } = await listNews(api, { page: 3, limit: 20 });
  expect(rows).toMatchObject([{ id: 'h-1', title: 'Opens', createdAt: 1_795_188_600_000 }]);
  expect(count).toBe(41);
  expect(received[0]?.url).toBe('https://api.halden.example/v2/headlines?offset=40&size=20');
  expect(received[0]?.headers.get('authorization')).toBe('Bearer T-1');
});

it('places an order under other names, with its key', async () => {
  const order = { order_id: 'H-9', average: '128.38', commission: '0.39', state: 'FILLED' };
  const { api, received } = broker(() => Response.json(order, { status: 201 }));
  const receipt = await buyStock(api, purchase, 'key-1');
  expect(receipt).toMatchObject({ orderNumber: 'H-9', price: '128.38', fee: '0.39' });
  expect(received[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(await received[0]?.json()).toEqual({
    ticker: 'NVLO',
    shares: 10,
    limit: '128.40',
    side: 'BUY',
  });
  expect(api.honoursKeys()).toBe(true);
});

it('tells a refusal from an unknown outcome', async () => {
  const refused = broker(() => Response.json({ error: 'NO_FUNDS' }, { status: 422 }));
  await expect(buyStock(refused.api, purchase, 'k')).rejects.toMatchObject({
    kind: 'refusal',
    code: 'insufficient-funds',
  });
  const broken = broker(() => new Response('Bad gateway', { status: 502 }));
  await expect(buyStock(broken.api, purchase, 'k')).rejects.toMatchObject({
    kind: 'protocol-broken',
  });
  const lost = broker(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(buyStock(lost.api, purchase, 'k')).rejects.toMatchObject({ kind: 'network-failed' });
});

it('refuses a call that nobody has translated', async () => {
  const { api, received } = broker(() => Response.json({}));
  await expect(getBalance(api)).rejects.toMatchObject({ kind: 'refusal', code: 'not-supported' });
  expect(received).toEqual([]);
});
