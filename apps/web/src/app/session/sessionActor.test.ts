import { answer, createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { storageInMemory } from '../rendered.fixture.tsx';
import type { StoredGroup, StoredKey } from '../storage/storage.ts';
import { startSession } from './sessionActor.ts';

type Named = Exclude<StoredKey, `${StoredGroup}${string}`>;

/** Whether a stored key stays on the device after logout. Keys with the customer's data do not. */
const stays: Readonly<Record<Named | StoredGroup, boolean>> = {
  token: false,
  first_token: false,
  device: true,
  userInfo: false,
  learned_format: true,
  locale: true,
  appearance: true,
  amounts: true,
  recent_searches: false,
  figures: false,
  cached_categories: true,
  cached_news: true,
  news_list: true,
  cached_messages: false,
  forget: false,
  return_to: true,
  done_before_login: true,
  seen_products: true,
  start_card: true,
  start_done: false,
  started_over: false,
  pending_orders: false,
  pending_messages: false,
  draft_: false,
  pending_order_: false,
  pending_message_: false,
  sent_message_: false,
  // A later session recognises the customer's own messages by these ids, which reveal nothing.
  own_message_: true,
};

const names = Object.keys(stays).filter((name): name is keyof typeof stays => name in stays);
const isGroup = (name: keyof typeof stays): name is StoredGroup => name.endsWith('_');

it.each([
  ['logs out', [{ type: 'ASK_TO_LEAVE' }, { type: 'LOG_OUT' }]],
  ['has been away too long', [{ type: 'EXPIRE' }]],
] as const)('of a customer who %s nothing stays on the device', async (_, events) => {
  const storage = storageInMemory();
  const { api, clock } = createTestApi();
  storage.write('token', 'token');
  const actor = await startSession({
    storage,
    api,
    loadPasskeys: () => Promise.reject(new Error('There are none.')),
    actors: { clock },
    token: () => null,
    stored: () => 'token',
    onChange: () => undefined,
  });
  const keys = names.map((name) => (isGroup(name) ? (`${name}1` as const) : name));
  for (const key of keys) storage.write(key, 'stored');
  for (const event of events) actor.send(event);
  const kept = names.filter((_name, at) => storage.read(keys[at]!) !== null);
  expect(kept).toEqual(names.filter((name) => stays[name]));
  actor.stop();
});

it('removes the drafts of the login form at a login', async () => {
  const storage = storageInMemory();
  const { api, clock } = createTestApi({
    'POST /stock/user/login': answer.ok({ token: 'token-2' }),
  });
  const actor = await startSession({
    storage,
    api,
    loadPasskeys: () => Promise.reject(new Error('There are none.')),
    actors: { clock },
    token: () => null,
    stored: () => storage.read('token'),
    onChange: () => undefined,
  });
  storage.write('draft_login', '{}');
  storage.write('forget', '{}');
  actor.send({ type: 'LOG_IN', phone: '5500000001', password: 'corro-demo' });
  await waitFor(actor, (snapshot) => snapshot.matches('active'));
  expect(storage.read('token')).toBe('token-2');
  expect([storage.read('draft_login'), storage.read('forget')]).toEqual([null, null]);
  actor.stop();
});

it('removes the customer data of a session that ended in another tab', async () => {
  const storage = storageInMemory();
  const { api, clock } = createTestApi();
  for (const name of ['userInfo', 'cached_messages', 'cached_news', 'device'] as const) {
    storage.write(name, 'stored');
  }
  const actor = await startSession({
    storage,
    api,
    loadPasskeys: () => Promise.reject(new Error('There are none.')),
    actors: { clock },
    token: () => null,
    stored: () => storage.read('token'),
    onChange: () => undefined,
  });
  expect(storage.read('userInfo')).toBeNull();
  expect(storage.read('cached_messages')).toBeNull();
  expect(storage.read('cached_news')).toBe('stored');
  expect(storage.read('device')).toBe('stored');
  actor.stop();
});
