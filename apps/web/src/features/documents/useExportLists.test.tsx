import { answer, buildIpoOrder, codecs, createTestApi } from '@corro/testing';
import { expect, it, vi } from 'vitest';
import { htmlOf } from '../../app/rendered.fixture.tsx';
import { type NamedList, useExportLists } from './useExportLists.ts';

function Lists({ onLists }: { readonly onLists: (lists: readonly NamedList[]) => void }) {
  onLists(useExportLists());
  return null;
}

const consistent = {
  orderNumber: 'P-1',
  quantity: 200,
  price: '10.00',
  reservedAmount: '2000.60',
  allotted: 100,
  amount: '1000.00',
  fee: '0.30',
  returned: '1000.30',
} as const;

it.each([
  ['that agree', {}, '2000.60,100,1000.00,0.30,1000.30'],
  ['that are of another allotment', { amount: '1500.00' }, ',100,,,'],
  ['that do not sum', { returned: '10.30' }, ',100,,,'],
  ['that are too small for the shares', { reservedAmount: '20.60' }, ',100,,,'],
])('exports only amounts of an application %s', async (_, change, amounts) => {
  const test = createTestApi({
    'GET /stock/success/ipo/list': answer.ok([
      codecs.ipoOrder.encode(buildIpoOrder({ ...consistent, ...change })),
    ]),
  });
  const onLists = vi.fn<(lists: readonly NamedList[]) => void>();
  htmlOf(<Lists onLists={onLists} />, test);
  const [lists = []] = onLists.mock.lastCall ?? [];
  const list = lists.find(({ list: { name } }) => name === 'ipoOrders')?.list;
  const page = await list?.openReader()(test.api, 1, new AbortController().signal);
  const [, row = ''] = page?.text.trimEnd().split('\r\n') ?? [];
  expect(row).toContain(`,200,10.00,${amounts},`);
});
