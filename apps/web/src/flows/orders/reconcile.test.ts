import { Refusal, SessionEnded, TimedOut } from '@corro/client';
import type { FoundOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';
import { describe, expect, it, vi } from 'vitest';
import { placeOnce, reconcile } from './reconcile.ts';

const placed: PlacedOrder = {
  orderNumber: 'A-1',
  price: '100.00',
  quantity: 10,
  fee: '0.30',
  total: '1000.30',
};
const open = { kind: 'failed' };

/** Calls with scripted answers; the server honours keys unless `over` says otherwise. */
function startReconcile(over: {
  repeat?: () => Promise<PlacedOrder>;
  find?: () => Promise<FoundOrder | UnkeyedOrders | null>;
  honoursKeys?: () => boolean | null;
  lacksCode?: boolean;
}) {
  const repeat = vi.fn(over.repeat ?? (() => Promise.resolve(placed)));
  const find = vi.fn(over.find ?? (() => Promise.resolve(null)));
  const { honoursKeys = () => true, lacksCode = false } = over;
  return { repeat, find, end: reconcile({ honoursKeys, repeat, find, lacksCode }) };
}

const refusing = (code: string) => () => Promise.reject(new Refusal(code));

describe('reconciling an order at a server that honours keys', () => {
  it('repeats the call', async () => {
    const { end, find } = startReconcile({});
    expect(await end).toEqual({ kind: 'done', value: placed });
    expect(find).not.toHaveBeenCalled();
  });

  it.each(['insufficient-funds', 'price-changed', 'order-expired'])(
    'a repeat that is refused with %s decides the order',
    async (code) => {
      const { end } = startReconcile({ repeat: refusing(code) });
      expect(await end).toMatchObject({ kind: 'done', value: { failed: { code } } });
    },
  );

  it.each([
    ['in-progress', new Refusal('in-progress')],
    ['busy', new Refusal('busy')],
    ['the end of the session', new SessionEnded('logout')],
    ['a timeout', new TimedOut(10_000)],
  ])('an order is still open after %s', async (_what, error) => {
    const repeat = () => Promise.reject(error);
    expect(await startReconcile({ repeat }).end).toMatchObject(open);
    const unreadable = startReconcile({ repeat, find: () => Promise.reject(error) });
    expect(await unreadable.end).toMatchObject(open);
    // A listed order has an outcome, whatever the repeats return.
    const listed = startReconcile({ repeat, find: () => Promise.resolve(placed) });
    expect(await listed.end).toEqual({ kind: 'done', value: placed });
  });

  it.each(['wrong-authorization-password', 'no-transaction-code'])(
    'an order whose repeat lacks the code did not arrive, by the refusal %s',
    async (code) => {
      const without = startReconcile({ repeat: refusing(code), lacksCode: true });
      expect(await without.end).toMatchObject({ value: { failed: { code: 'order-expired' } } });
      const withCode = startReconcile({ repeat: refusing(code) });
      expect(await withCode.end).toMatchObject({ value: { failed: { code } } });
    },
  );

  it.each(['bad-request', 'duplicate-key', 'key-required', 'not-built', 'too-many-attempts'])(
    'an order is searched in the list when its repeat is refused with %s',
    async (code) => {
      const found = startReconcile({ repeat: refusing(code), find: () => Promise.resolve(placed) });
      expect(await found.end).toEqual({ kind: 'done', value: placed });
      expect(await startReconcile({ repeat: refusing(code) }).end).toEqual({
        kind: 'done',
        value: null,
      });
    },
  );
});

describe('reconciling an order at a server that lists orders without keys', () => {
  const unkeyed: UnkeyedOrders = { listed: [] };
  const find = () => Promise.resolve(unkeyed);

  it('ends unidentified among orders without keys, and does not repeat the call', async () => {
    const { end, repeat } = startReconcile({ find, honoursKeys: () => false });
    expect(await end).toEqual({ kind: 'done', value: unkeyed });
    expect(repeat).not.toHaveBeenCalled();
  });

  it('repeats the call if the server honours keys although its list has none', async () => {
    const known = [null, true];
    const { end } = startReconcile({ find, honoursKeys: () => known.shift() ?? true });
    expect(await end).toEqual({ kind: 'done', value: placed });
    const repeat = refusing('busy');
    expect(await startReconcile({ find, repeat }).end).toMatchObject(open);
  });
});

describe('reconciling an order at a server without keys', () => {
  it('searches the list, and does not repeat the call', async () => {
    const { end, repeat } = startReconcile({ honoursKeys: () => false });
    expect(await end).toEqual({ kind: 'done', value: null });
    expect(repeat).not.toHaveBeenCalled();
  });
});

/** A server whose first answer tells whether it honours keys. */
function learning(honoured: boolean | null) {
  let known: boolean | null = null;
  return {
    honoursKeys: () => known,
    find: () => {
      known = honoured;
      return honoured === null ? Promise.reject(new TimedOut(10_000)) : Promise.resolve(null);
    },
  };
}

describe('reconciling an order at a server that has not answered yet', () => {
  it.each([
    [true, { kind: 'done', value: placed }, 1],
    [false, { kind: 'done', value: null }, 0],
    [null, { kind: 'failed', failure: 'timeout' }, 0],
  ])(
    'reconciling searches the list first at a server that has not answered yet (honours keys: %s)',
    async (honoured, ending, calls) => {
      const { end, repeat } = startReconcile(learning(honoured));
      expect(await end).toEqual(ending);
      expect(repeat).toHaveBeenCalledTimes(calls);
    },
  );

  it('does not repeat the call of a listed order', async () => {
    const { end, repeat } = startReconcile({
      honoursKeys: () => null,
      find: () => Promise.resolve(placed),
    });
    expect(await end).toEqual({ kind: 'done', value: placed });
    expect(repeat).not.toHaveBeenCalled();
  });
});

describe('the first call of an order', () => {
  it('stays pending if a server that honours keys is busy, because another server may have a copy', async () => {
    expect(await placeOnce(() => true, refusing('busy'))).toMatchObject(open);
  });

  it.each([false, null])(
    'is refused if a busy server does not honour keys (%s)',
    async (honours) => {
      expect(await placeOnce(() => honours, refusing('busy'))).toMatchObject({ code: 'busy' });
    },
  );

  it('is refused with any other code', async () => {
    const refused = await placeOnce(() => true, refusing('insufficient-funds'));
    expect(refused).toMatchObject({ kind: 'refused', code: 'insufficient-funds' });
  });
});
