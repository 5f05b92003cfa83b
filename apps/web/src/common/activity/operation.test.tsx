import { operationKinds } from '@corro/domain';
import { createTestApi } from '@corro/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { storageInMemory } from '../../app/rendered.fixture.tsx';
import { storeDraft, readDraft } from '../../app/storage/drafts.ts';
import {
  toOperation,
  newCasePath,
  operationPath,
  useLinkedOperation,
  useLinkedRecord,
  recordPath,
  draftServiceMessage,
} from './operation.ts';

function Record() {
  return useLinkedRecord() ?? 'none';
}

function Linked() {
  const operation = useLinkedOperation();
  return operation === null ? '—' : `${operation.kind} ${operation.number}`;
}

const shownAt = (address: string, Shown: () => string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );

const recordAt = (address: string) => shownAt(address, Record);
const linkedAt = (address: string) => shownAt(address, Linked);

it.each([
  ['/loan-records', '261120-7K3M9-Q2X4B', '/loan-records#261120-7K3M9-Q2X4B'],
  ['/ipo/orders?status=success', 'a b%c', '/ipo/orders?status=success#a%20b%25c'],
])('a record of %s is linked by its number', (list, orderNumber, address) => {
  expect(recordPath(list, orderNumber)).toBe(address);
  expect(recordAt(address)).toBe(orderNumber);
});

it('links to the list if the number is missing or badly escaped', () => {
  expect(recordPath('/loan-records', null)).toBe('/loan-records');
  expect(recordAt('/loan-records')).toBe('none');
  expect(recordAt('/loan-records#%')).toBe('none');
});

it.each(operationKinds)(
  'reads a %s from the address of the chat that opens a case about it',
  (kind) => {
    for (const number of ['W-1', 'a/b', '7 %']) {
      expect(linkedAt(newCasePath({ kind, number }))).toBe(`${kind} ${number}`);
    }
  },
);

it.each(['', '#', '#withdrawal', '#withdrawal/', '#W-1', '#toaster/W-1', '#%'])(
  'reads no operation from %j',
  (hash) => {
    expect(linkedAt(`/customer-service${hash}`)).toBe('—');
  },
);

it.each([
  ['stock', '/records#S-1'],
  ['block', '/block-trading/orders#S-1'],
  ['qip', '/qip/orders#S-1'],
  ['ipo', '/ipo/orders#S-1'],
  ['fund', '/fund-investment/orders#S-1'],
  ['recharge', '/recharge-records#S-1'],
  ['withdrawal', '/withdraw-records#S-1'],
  ['loan', '/loan-records#S-1'],
  ['movement', '/account/recharge-withdraw/S-1'],
] as const)('has the detail of a %s at %s', (kind, address) => {
  expect(operationPath({ kind, number: 'S-1' })).toBe(address);
});

it('returns no operation without a number', () => {
  expect(toOperation('loan', null)).toBeNull();
});

function place() {
  const { clock } = createTestApi();
  const draft = { storage: storageInMemory(), clock, form: 'chat' };
  return { draft, written: () => readDraft(draft)['message'] };
}

it('appends to a half-written message, and adds nothing twice', () => {
  const { draft, written } = place();
  storeDraft(draft, { message: 'Buenas tardes ' });
  draftServiceMessage(draft, 'Depósito R-1');
  draftServiceMessage(draft, 'Retiro W-1');
  draftServiceMessage(draft, 'Depósito R-1');
  expect(written()).toBe('Buenas tardes\nDepósito R-1\nRetiro W-1');
});

it('writes the message into an empty draft', () => {
  const { draft, written } = place();
  draftServiceMessage(draft, 'Depósito R-1');
  expect(written()).toBe('Depósito R-1');
});
