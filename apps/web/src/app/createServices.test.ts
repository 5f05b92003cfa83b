import { buyStock, listLoans } from '@corro/client';
import { createFakeClock } from '@corro/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServices, type ServiceParts } from './createServices.ts';
import { storageInMemory } from './rendered.fixture.tsx';
import type { Services } from './services.ts';
import { nothingPublished } from './settings.ts';
import type { SafeStorage } from './storage/storage.ts';

// Node has no `location`.
beforeEach(() => vi.stubGlobal('location', new URL('http://corro.test/')));
afterEach(() => vi.unstubAllGlobals());

function loadServices(storage: SafeStorage, wire: ServiceParts['wire']): Services {
  return createServices({
    settings: {
      operator: null,
      isDemo: true,
      hasPasskeys: false,
      hasWorker: false,
      locales: ['es'],
      legal: nothingPublished,
      format: { firstPage: '1' },
    },
    storage,
    locale: 'es',
    wire: { baseUrl: 'http://corro.test/api', ...wire },
  });
}

it('reads times after a reload in the time zone that an earlier order revealed', async () => {
  const storage = storageInMemory();
  const clock = createFakeClock();
  const now = clock.now();
  const wall = (ahead: number) =>
    new Date(now + ahead).toISOString().slice(0, 19).replace('T', ' ');
  const sixHoursMs = 6 * 3_600_000;
  const loan = { no: 'L-1', count: '500', created_at: wall(-sixHoursMs) };
  const receipt = { no: 'A-1', created_at: wall(-sixHoursMs) };
  const load = () =>
    loadServices(storage, {
      clock,
      fetch: async ({ url }) =>
        Response.json({ msg: 'ok', data: url.endsWith('/deal/buy') ? receipt : [loan] }),
    });
  const createdIn = async (services: ReturnType<typeof load>) => {
    const { rows } = await listLoans(await services.loadApi(), { page: 1, limit: 10 });
    return rows[0]?.createdAt;
  };

  const first = load();
  await expect(createdIn(first)).resolves.toBeNull();
  const order = { symbol: 'NVLO', quantity: 1, price: '1' };
  await buyStock(await first.loadApi(), order, 'key-1');
  const seconds = Math.floor(now / 1000) * 1000;
  await expect(createdIn(first)).resolves.toBe(seconds);

  const reloaded = load();
  expect(reloaded.timeZone()).toBe('Etc/GMT+6');
  await expect(createdIn(reloaded)).resolves.toBe(seconds);
});

it('keeps the session of another tab if the session before it is refused', async () => {
  const storage = storageInMemory();
  storage.write('token', 'token-1');
  const clock = createFakeClock();
  const services = loadServices(storage, {
    clock,
    fetch: async () => new Response(null, { status: 401 }),
  });
  await expect(listLoans(await services.loadApi(), { page: 1, limit: 10 })).rejects.toThrow();
  storage.write('token', 'token-9');
  await services.session.actor();
  await Promise.resolve();
  expect(storage.read('token')).toBe('token-9');
});
