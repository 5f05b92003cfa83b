import { createFakeStorage, createTestApi } from '@corro/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createStorage } from '../storage/storage.ts';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a tab with a session; `receive` dispatches an event of the page. */
async function openTab({ isLoaded = true } = {}) {
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
  if (isLoaded) await session.actor();
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

it('keeps the session while the server replaces its token', async () => {
  const { session, stored } = await openTab();
  const states: unknown[] = [];
  session.subscribe(() => states.push(session.state()));
  session.rotate('token-2');
  session.rotate('token-3');
  expect(session.token()).toBe('token-3');
  expect(stored.getItem('token')).toBe('token-3');
  // A new state would open the app anew and lose what the customer has typed.
  expect(states).toEqual([]);
  expect(session.state().token).toBe('token-1');
});

it('takes over a token that the server has replaced in another tab', async () => {
  const { session, stored, receive } = await openTab();
  stored.setItem('first_token', 'token-1');
  for (const token of ['token-2', 'token-3']) {
    stored.setItem('token', token);
    await receive('storage', { key: 'token', newValue: token });
    expect(session.token()).toBe(token);
  }
  expect(session.state()).toEqual({ token: 'token-1', ending: null });
});

it('begins another session after a login in another tab', async () => {
  const { session, stored, receive } = await openTab();
  session.rotate('token-2');
  stored.removeItem('first_token');
  stored.setItem('token', 'token-9');
  await receive('storage', { key: 'token', newValue: 'token-9' });
  expect(session.state().token).toBe('token-9');
  expect(session.token()).toBe('token-9');
});

it('does not revive a session that has ended', async () => {
  const { session, stored, receive } = await openTab();
  stored.clear();
  await receive('storage', { key: 'token', newValue: null });
  session.rotate('token-2');
  expect(session.token()).toBeNull();
  expect(stored.getItem('token')).toBeNull();
});

it('leaves the session that another tab has begun, when its own is found to have ended', async () => {
  const { session, stored } = await openTab();
  stored.setItem('token', 'token-9');
  const actor = await session.actor();
  actor.send({ type: 'EXPIRE', token: 'token-1' });
  expect(session.state()).toEqual({ token: null, ending: 'expired' });
  expect(stored.getItem('token')).toBe('token-9');
});

it('does not overwrite the token of a session that another tab has begun', async () => {
  const { session, stored } = await openTab();
  stored.setItem('token', 'token-9');
  session.rotate('token-2');
  expect(stored.getItem('token')).toBe('token-9');
});

it('keeps the session if the server replaces its token before the machine is loaded', async () => {
  const { session } = await openTab({ isLoaded: false });
  session.rotate('token-2');
  await session.actor();
  expect(session.state()).toEqual({ token: 'token-1', ending: null });
  expect(session.token()).toBe('token-2');
});
