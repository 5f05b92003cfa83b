import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openForFile } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomer();
});

const listed = z.object({
  rows: z.array(z.object({ message: z.string(), from: z.string(), created_at: z.string() })),
});

const agentText =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

function send(message: string, key = randomUUID() as string) {
  const headers = { 'Idempotency-Key': key };
  return kit.post('/stock/success/user_message/send', { message }, token, headers);
}

async function chat(): Promise<readonly string[]> {
  const { body } = await kit.get('/stock/success/user_message/list-message', token);
  return listed.parse(body?.data).rows.map((row) => `${row.from}: ${row.message}`);
}

async function unread(): Promise<unknown> {
  return (await kit.get('/stock/success/user_message/unread-count', token)).body?.data;
}

test('the agent answers several messages once, after twenty seconds', async () => {
  await send('Hola');
  kit.advance(5000);
  await send('¿Hay alguien?');
  kit.advance(14_999);
  expect(await chat()).toEqual(['customer: Hola', 'customer: ¿Hay alguien?']);
  kit.advance(1);
  expect(await chat()).toEqual([
    'customer: Hola',
    'customer: ¿Hay alguien?',
    `agent: ${agentText}`,
  ]);
  kit.advance(600_000);
  expect(await chat()).toHaveLength(3);
  await send('Gracias');
  kit.advance(20_000);
  expect(await chat()).toHaveLength(5);
});

test('a reply has its due time, even if it is read later', async () => {
  await send('Hola');
  kit.advance(86_400_000);
  const { body } = await kit.get('/stock/success/user_message/list-message', token);
  const [asked, answered] = listed.parse(body?.data).rows;
  expect(Date.parse(answered!.created_at) - Date.parse(asked!.created_at)).toBe(20_000);
});

test('a reply is unread until it is listed', async () => {
  await send('Hola');
  expect(await unread()).toEqual({ unread_count: 0 });
  kit.advance(20_000);
  expect(await unread()).toEqual({ unread_count: 1 });
  expect(await unread()).toEqual({ unread_count: 1 });
  const peeked = await kit.get('/stock/success/user_message/list-message?peek=1', token);
  expect(peeked.body?.data).toMatchObject({ count: 2 });
  expect(await unread()).toEqual({ unread_count: 1 });
  await chat();
  expect(await unread()).toEqual({ unread_count: 0 });
});

test('the chat keeps the newest two hundred messages', async () => {
  for (let number = 1; number <= 201; number += 1) {
    kit.advance(1);
    await send(`n.º ${number}`);
  }
  const all = await chat();
  expect([all.length, all[0], all[199]]).toEqual([200, 'customer: n.º 2', 'customer: n.º 201']);
});
