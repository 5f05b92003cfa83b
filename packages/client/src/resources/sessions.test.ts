import { describe, expect, it } from 'vitest';
import { NetworkFailed, SessionEnded } from '../errors.ts';
import { listSessions, logOut } from './sessions.ts';
import { stubTransport } from './stubTransport.fixture.ts';
import { openWire, routeOf } from './wire.fixture.ts';

const listOf = (rows: unknown) => listSessions(stubTransport({ rows }));

const nothing = {
  id: null,
  isCurrent: false,
  browser: null,
  system: null,
  device: null,
  place: null,
  createdAt: null,
  usedAt: null,
};

describe('sessions', () => {
  it('describe their devices, the current session first', async () => {
    const rows = [
      { id: 2, browser: 'Firefox', system: 'Windows', device: 'Computer', is_current: 0 },
      {
        id: 1,
        is_current: 'y',
        device: 'phone',
        place: 'Puebla',
        created_at: '2026-11-20 15:30:00Z',
      },
    ];
    expect(await listOf(rows)).toEqual([
      {
        ...nothing,
        id: '1',
        isCurrent: true,
        device: 'phone',
        place: 'Puebla',
        createdAt: 1_795_188_600_000,
      },
      { ...nothing, id: '2', browser: 'Firefox', system: 'Windows', device: 'computer' },
    ]);
  });

  it('read unreadable members as null', async () => {
    const broken = {
      id: {},
      is_current: 'perhaps',
      browser: 7,
      device: 'toaster',
      used_at: 'soon',
    };
    expect(await listOf([broken, null])).toEqual([{ ...nothing, browser: '7' }]);
  });
});

const failing = (error: Error) => ({
  ...stubTransport(null),
  anonymous: async () => {
    throw error;
  },
});

describe('logging out', () => {
  it('is sent with the token of the session that ends', async () => {
    const { api, sent } = openWire();
    const stop = new AbortController();
    const ended = logOut(api, 'token-0', { signal: stop.signal });
    await expect.poll(() => sent.length).toBe(1);
    expect(routeOf(sent[0]!)).toBe('POST /stock/success/v2/session/logout');
    expect(sent[0]!.headers.get('token')).toBe('token-0');
    // Without a body the call has no content type, and the server refuses it as a cross-site call.
    expect(sent[0]!.headers.get('content-type')).toBe('application/json');
    stop.abort(new Error('stopped'));
    await expect(ended).rejects.toThrow('stopped');
  });

  it('succeeds if the session has already ended, and fails with the network', async () => {
    await logOut(failing(new SessionEnded('logout')), 'token-0');
    const lost = new NetworkFailed(new Error('lost'));
    await expect(logOut(failing(lost), 'token-0')).rejects.toBe(lost);
  });
});
