import { expect, it } from 'vitest';
import { listCases, openCase } from './cases.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const listOf = (rows: unknown) => listCases(stubTransport({ rows }));

const nothing = {
  caseNumber: null,
  kind: null,
  operationNumber: null,
  name: null,
  amount: null,
  subject: null,
  message: null,
  state: null,
  createdAt: null,
};

const row = {
  no: '7K3M-9Q2X',
  kind: 'withdrawal',
  operation_no: 'W-7',
  name: null,
  amount: 250,
  subject: 'not-received',
  message: 'No llegó',
  state: 'Answered',
  created_at: '2026-11-20 15:30:00Z',
};
const read = {
  caseNumber: '7K3M-9Q2X',
  kind: 'withdrawal',
  operationNumber: 'W-7',
  name: null,
  amount: '250',
  subject: 'not-received',
  message: 'No llegó',
  state: 'answered',
  createdAt: 1_795_188_600_000,
};

it('reads cases in the order of the upstream', async () => {
  const other = { no: 8, kind: 'stock', operation_no: 9, name: 'NVLO', amount: '1.50' };
  expect(await listOf([row, other])).toEqual([
    read,
    {
      ...nothing,
      caseNumber: '8',
      kind: 'stock',
      operationNumber: '9',
      name: 'NVLO',
      amount: '1.50',
    },
  ]);
});

it('reads unreadable members as null', async () => {
  const broken = { no: {}, kind: 'toaster', subject: 7, state: 'lost', amount: 'x' };
  expect(await listOf([broken, null])).toEqual([nothing]);
});

it('returns the opened case', async () => {
  const opening = {
    kind: 'withdrawal',
    operationNumber: 'W-7',
    subject: 'other',
    message: '',
  } as const;
  expect(await openCase(stubTransport(row), opening, 'key-1')).toEqual(read);
});
