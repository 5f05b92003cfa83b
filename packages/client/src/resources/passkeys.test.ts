import { expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { addPasskey, listPasskeys, logInByPasskey, getPasskeyLoginOptions } from './passkeys.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const passkey = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
} as const;

it('reads unreadable members of a passkey as null', async () => {
  const rows = [
    { id: 7, name: 'Uno', created_at: '2026-11-20 15:30:00Z', is_paused: true, device: 'phone' },
    { id: {}, is_paused: 'perhaps', used_device: 'fridge' },
  ];
  const nothing = {
    id: null,
    name: null,
    isPaused: false,
    createdAt: null,
    browser: null,
    system: null,
    device: null,
    usedAt: null,
    usedBrowser: null,
    usedSystem: null,
    usedDevice: null,
  };
  expect(await listPasskeys(stubTransport({ rows }))).toEqual([
    {
      ...nothing,
      id: '7',
      name: 'Uno',
      isPaused: true,
      createdAt: 1_795_188_600_000,
      device: 'phone',
    },
    nothing,
  ]);
});

it('lists the oldest passkey first, in any order of the upstream', async () => {
  const rows = [
    { id: 'unknown' },
    { id: 'newest', created_at: '2026-11-20T15:30:00Z' },
    { id: 'unreadable', created_at: 'yesterday' },
    { id: 'oldest', created_at: 1_700_000_000 },
    { id: 'middle', created_at: '2026-11-20T09:29:00-06:00' },
  ];
  const listed = await listPasskeys(stubTransport({ rows }));
  expect(listed.map(({ id }) => id)).toEqual([
    'oldest',
    'middle',
    'newest',
    'unknown',
    'unreadable',
  ]);
});

it('passes the browser’s options on unchanged if they have a challenge', async () => {
  const options = { challenge: 'AQ', rpId: 'corro.example', other: [1] };
  expect(await getPasskeyLoginOptions(stubTransport(options))).toEqual(options);
  for (const broken of [null, {}, { challenge: 7 }]) {
    await expect(getPasskeyLoginOptions(stubTransport(broken))).rejects.toThrow(ProtocolBroken);
  }
});

it('returns the id of an added passkey, and the token of a login', async () => {
  expect(await addPasskey(stubTransport({ id: 'p-1' }), passkey)).toBe('p-1');
  const loggedIn = { token: 't-1', device: 'd-1' };
  expect(await logInByPasskey(stubTransport(loggedIn), { passkey })).toEqual(loggedIn);
});
