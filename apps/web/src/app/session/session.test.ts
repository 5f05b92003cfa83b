import { createFakeStorage, createTestApi } from '@corro/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createStorage } from '../storage/storage.ts';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a tab with a session; `receive` dispatches an event of the page. */
async function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const stored = createFakeStorage();
  stored.setItem('token', 'token-1');
  const { api, clock } = createTestApi();
  const session = createSession({
    storage: createStorage(() => stored),
    loadApi: () => Promise.resolve(api),
    loadPasskeys: () => Promise.reject(new Error('There are none.')),
    actors: { clock },
  });
  await session.actor();
  const receive = async (type: string, members: object) => {
    page.dispatchEvent(Object.assign(new Event(type), members));
    await session.actor();
    await Promise.resolve();
  };
  return { session, stored, receive };
}

it.each([
  ['logs out', 'storage', { key: 'token', newValue: null }],
  ['clears the storage', 'storage', { key: null, newValue: null }],
  ['logged out while the page was in the back/forward cache', 'pageshow', { persisted: true }],
])('ends the session if another tab %s', async (_, type, members) => {
  const { session, stored, receive } = await openTab();
  expect(session.state().token).toBe('token-1');
  stored.clear();
  await receive(type, members);
  expect(session.state()).toEqual({ token: null, ending: 'other-tab' });
});

it.each([
  ['storage', { key: 'locale', newValue: 'de' }],
  ['pageshow', { persisted: false }],
])('keeps the session at another event: %s %o', async (type, members) => {
  const { session, stored, receive } = await openTab();
  stored.clear();
  await receive(type, members);
  expect(session.state().token).toBe('token-1');
});
