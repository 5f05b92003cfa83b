import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { useLinkedRecord, withRecord } from './linkedRecord.ts';

function Linked() {
  return useLinkedRecord() ?? 'none';
}

const linkedAt = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Linked />
    </MemoryRouter>,
  );

test.each([
  ['/loan-records', '261120-7K3M9-Q2X4B', '/loan-records#261120-7K3M9-Q2X4B'],
  ['/ipo/orders?status=success', 'a b%c', '/ipo/orders?status=success#a%20b%25c'],
])('a record of %s is linked by its number', (list, orderNumber, address) => {
  expect(withRecord(list, orderNumber)).toBe(address);
  expect(linkedAt(address)).toBe(orderNumber);
});

test('without a number, or with half an escape, the address is that of the list', () => {
  expect(withRecord('/loan-records', null)).toBe('/loan-records');
  expect(linkedAt('/loan-records')).toBe('none');
  expect(linkedAt('/loan-records#%')).toBe('none');
});
