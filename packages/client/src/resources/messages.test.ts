import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { listMessages } from './messages.ts';
import { stubTransport } from './stubTransport.fixture.ts';
import { getUnreadCount } from './unreadCount.ts';

const listOf = (data: unknown) => listMessages(stubTransport(data));
const unread = (data: unknown) => getUnreadCount(stubTransport(data));

describe('messages', () => {
  it('sorts the chat, oldest first', async () => {
    const rows = [
      {
        id: 2,
        message: '<b>Hola</b>',
        from: 'agent',
        created_at: '2026-11-20 15:30:00Z',
        case_no: '7K3M-9Q2X',
      },
      {
        id: 'm-1',
        message: '¿Hay alguien?',
        from: 'customer',
        created_at: 1_795_188_590,
        client_key: 'key-1',
      },
    ];
    await expect(listOf({ rows })).resolves.toEqual([
      {
        id: 'm-1',
        author: 'customer',
        text: '¿Hay alguien?',
        createdAt: 1_795_188_590_000,
        clientKey: 'key-1',
        caseNumber: null,
      },
      {
        id: '2',
        author: 'agent',
        text: '<b>Hola</b>',
        createdAt: 1_795_188_600_000,
        clientKey: null,
        caseNumber: '7K3M-9Q2X',
      },
    ]);
  });

  it('takes a message with a key as the customer’s, and one without an author as unknown', async () => {
    const row = { id: 1, message: 'x', created_at: 1_795_188_600 };
    const [mine, theirs] = await listOf({ rows: [{ ...row, client_key: 'key-1' }, row] });
    expect([mine?.author, theirs?.author]).toEqual(['customer', null]);
  });

  it.each([
    [{ from: 'CUSTOMER' }, 'customer'],
    [{ from: 'user' }, 'customer'],
    [{ from: ' self ' }, 'customer'],
    [{ author: 'mine' }, 'customer'],
    [{ is_user: 'y' }, 'customer'],
    [{ is_me: true }, 'customer'],
    [{ mine: 1 }, 'customer'],
    [{ author: 'support' }, 'agent'],
    [{ is_agent: true }, 'agent'],
    [{ is_staff: true }, 'agent'],
    [{ is_service: true }, 'agent'],
    [{ sender: 'me' }, 'customer'],
    [{ role: 'Client' }, 'customer'],
    [{ sender_type: 'member' }, 'customer'],
    [{ is_self: 1 }, 'customer'],
    [{ is_customer: 'true' }, 'customer'],
    [{ is_self: 0, sender: 'staff' }, 'agent'],
    [{ from: 'agent', type: 'text' }, 'agent'],
    [{ type: 'admin' }, 'agent'],
    [{ is_admin: 1 }, 'agent'],
    [{ is_admin: 0 }, 'customer'],
    [{ is_self: false }, 'agent'],
    [{ from: null }, null],
    [{ from: 'M. Q.', type: 'text' }, null],
  ])('reads the author from %o', async (fields, author) => {
    const row = { id: 1, message: 'x', created_at: 1_795_188_600, ...fields };
    await expect(listOf({ rows: [row] })).resolves.toMatchObject([{ author }]);
  });

  it('keeps the order of messages of the same moment', async () => {
    const at = 1_795_188_600;
    const rows = ['b', 'a', 'c'].map((message) => ({ id: message, message, created_at: at }));
    expect((await listOf({ rows })).map(({ text }) => text)).toEqual(['b', 'a', 'c']);
  });

  it.each([null, false, '', []])(
    'reads no messages from %j, as servers write an empty list',
    async (data) => {
      await expect(listOf(data)).resolves.toEqual([]);
    },
  );

  it.each([undefined, {}, { rows: {} }])('rejects %j', async (data) => {
    await expect(listOf(data)).rejects.toThrow(ProtocolBroken);
  });

  it('rejects a negative unread count', async () => {
    await expect(unread({ unread_count: -1 })).rejects.toThrow(ProtocolBroken);
  });
});
