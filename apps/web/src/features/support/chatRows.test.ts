import type { ChatMessage } from '@corro/client';
import { expect, it } from 'vitest';
import { chatRows } from './chatRows.ts';

const hello: ChatMessage = {
  id: '1',
  author: 'customer',
  text: 'Hola',
  createdAt: 5000,
  clientKey: 'k-1',
  caseNumber: null,
};
const answer: ChatMessage = { ...hello, id: '2', author: 'agent', text: '¿Sí?', clientKey: null };
const noOwnMessages = new Map();
const written = { text: '¿Cuándo?', refusal: null, failure: null, status: 'sending' } as const;

it('puts what is on its way behind the chat, and shows none twice', () => {
  const outgoing = [
    { ...written, key: 'k-1', writtenAt: 4000 },
    { ...written, key: 'k-2', writtenAt: 6000 },
  ];
  const rows = chatRows([hello, answer], outgoing, noOwnMessages);
  expect(rows.map(({ id, author, at }) => [id, author, at])).toEqual([
    ['k-1', 'customer', 5000],
    ['2', 'agent', 5000],
    ['k-2', 'customer', 6000],
  ]);
  expect(rows.map((row) => row.outgoing?.key)).toEqual([undefined, undefined, 'k-2']);
});

it('knows which message opened a case, and that older ones opened none', () => {
  const { caseNumber: _, ...kept } = answer;
  const rows = chatRows(
    [{ ...hello, caseNumber: 'C-1' }, kept as ChatMessage],
    [{ ...written, key: 'k-2', writtenAt: 6000 }],
    noOwnMessages,
  );
  expect(rows.map(({ caseNumber }) => caseNumber)).toEqual(['C-1', null, null]);
});

it('does not take a device whose clock is behind back in time', () => {
  expect(
    chatRows([hello], [{ ...written, key: 'k-2', writtenAt: 3000 }], noOwnMessages).at(-1)?.at,
  ).toBe(5000);
});

it('shows what nothing is said of on the agent’s side, and the device’s own on the customer’s', () => {
  const [mine, theirs] = [
    { ...hello, author: null, clientKey: null },
    { ...answer, author: null },
  ];
  const rows = chatRows([mine, theirs], [], new Map([[mine, null]]));
  expect(rows.map(({ author }) => author)).toEqual(['customer', 'agent']);
});
