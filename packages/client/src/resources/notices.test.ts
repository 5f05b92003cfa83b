import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { listNotices } from './notices.ts';
import { stubTransport } from './stubTransport.fixture.ts';
import { getUnreadNotices } from './unreadNotices.ts';

const listOf = (rows: unknown) => listNotices(stubTransport({ rows }), { page: 1, limit: 10 });

const nothing = {
  title: null,
  isRead: false,
  orderNumber: null,
  symbol: null,
  name: null,
  account: null,
  requestedQuantity: null,
  quantity: null,
  amount: null,
  returned: null,
  earned: null,
  browser: null,
  system: null,
  device: null,
  endsAt: null,
  createdAt: null,
};

describe('notices', () => {
  it('reads the members of a kind', async () => {
    const rows = [
      {
        id: 7,
        kind: 'ipo-allotted',
        is_read: 1,
        no: 'I-1',
        tag: 'VALDRA',
        name: 'Valdra',
        asked: '300',
        count: 120,
        amount: '3,040.51',
        returned: 4560.77,
        created_at: '2026-11-20 15:30:00Z',
      },
    ];
    expect(await listOf(rows)).toEqual({
      count: 1,
      ids: ['[7,"I-1","VALDRA","2026-11-20 15:30:00Z"]'],
      rows: [
        {
          ...nothing,
          id: '7',
          kind: 'ipo-allotted',
          isRead: true,
          orderNumber: 'I-1',
          symbol: 'VALDRA',
          name: 'Valdra',
          requestedQuantity: 300,
          quantity: 120,
          amount: '3040.51',
          returned: '4560.77',
          createdAt: 1_795_188_600_000,
        },
      ],
    });
  });

  it('keeps an unknown kind with a title, and omits one without', async () => {
    const { rows, ids } = await listOf([
      { id: 1, kind: 'dividend-paid', title: 'Dividendo pagado' },
      { id: 2, kind: 'dividend-paid' },
      { id: 3 },
      { id: 4, kind: 'DEPOSIT-DONE' },
    ]);
    expect(rows).toEqual([
      { ...nothing, id: '1', kind: { unknown: 'dividend-paid' }, title: 'Dividendo pagado' },
      { ...nothing, id: '4', kind: 'deposit-done' },
    ]);
    expect(ids).toHaveLength(4);
  });

  it('reads unreadable members as null, and omits rows that are no objects', async () => {
    const broken = { id: {}, kind: 'loan-due', amount: 'x', end_time: [], created_at: 'soon' };
    const { rows } = await listOf([broken, null, 'x', { id: 2, kind: 'loan-paid', amount: 5 }]);
    expect(rows).toEqual([
      { ...nothing, id: null, kind: 'loan-due' },
      { ...nothing, id: '2', kind: 'loan-paid', amount: '5' },
    ]);
  });
});

it.each([[{ unread_count: 3 }], [{ unread_count: '3' }], [3]])(
  'reads the unread count of %j',
  async (data) => {
    expect(await getUnreadNotices(stubTransport(data))).toBe(3);
  },
);

it.each([[{}], [null], [{ unread_count: -1 }]])('rejects the unread count %j', async (data) => {
  await expect(getUnreadNotices(stubTransport(data))).rejects.toBeInstanceOf(ProtocolBroken);
});
