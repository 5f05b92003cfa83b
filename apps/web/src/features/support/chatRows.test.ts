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

it('appends outgoing messages and shows none twice', () => {
  const outgoing = [
    { ...written, key: 'k-1', writtenAt: 4000 },
    { ...written, key: 'k-2', writtenAt: 6000 },
  ];
  const rows = chatRows([hello, answer], outgoing, noOwnMessages);
  expect(rows.map(({ id, author, at }) => [id, author, at])).toEqual([
    ['k-1', 'customer', 5000],
    ['["2",null,null,null,null,null,5000]', 'agent', 5000],
    ['k-2', 'customer', 6000],
  ]);
  expect(rows.map((row) => row.outgoing?.key)).toEqual([undefined, undefined, 'k-2']);
});

it('reads the case number of a message, and null from messages cached without one', () => {
  const { caseNumber: _, ...cached } = answer;
  const rows = chatRows(
    [{ ...hello, caseNumber: 'C-1' }, cached as ChatMessage],
    [{ ...written, key: 'k-2', writtenAt: 6000 }],
    noOwnMessages,
  );
  expect(rows.map(({ caseNumber }) => caseNumber)).toEqual(['C-1', null, null]);
});

it('never sorts an outgoing message before the chat when the device clock is behind', () => {
  expect(
    chatRows([hello], [{ ...written, key: 'k-2', writtenAt: 3000 }], noOwnMessages).at(-1)?.at,
  ).toBe(5000);
});

it('attributes messages without an author to the agent, except those sent from the device', () => {
  const [mine, theirs] = [
    { ...hello, author: null, clientKey: null },
    { ...answer, author: null },
  ];
  const rows = chatRows([mine, theirs], [], new Map([[mine, null]]));
  expect(rows.map(({ author }) => author)).toEqual(['customer', 'agent']);
});

it('never dates a message by another message', () => {
  const undated = [answer, { ...hello, id: '3', clientKey: null, createdAt: null }];
  const rows = chatRows(undated, [{ ...written, key: 'k-2', writtenAt: 6000 }], noOwnMessages);
  expect(rows.map(({ at }) => at)).toEqual([5000, null, null]);
  expect(chatRows([], [{ ...written, key: 'k-2', writtenAt: 6000 }], noOwnMessages)[0]?.at).toBe(
    6000,
  );
});
