import { codecs } from '@corro/client';
import { answer, buildBillEntry, createTestApi } from '@corro/testing';
import { expect, test } from 'vitest';
import { findEntry } from './findEntry.ts';

const call = 'GET /stock/success/v2/bill';
const { signal } = new AbortController();

/** Entries `1` to `count`, in the order of the bill. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    codecs.billEntry.encode(buildBillEntry({ id: `${at + 1}` })),
  );

/** An upstream that pages, and says how many there are. */
const over = (count: number) =>
  createTestApi({
    [call]: ({ query }) => {
      const from = (Number(query.page) - 1) * Number(query.limit);
      return answer.ok({ rows: entries(count).slice(from, from + Number(query.limit)), count });
    },
  });

test('an entry is found on a later page, and no further page is read', async () => {
  const { api, upstream } = over(350);
  await expect(findEntry(api, '201', signal)).resolves.toMatchObject({ id: '201' });
  expect(upstream.callsTo(call).map(({ query }) => query.page)).toEqual(['1', '2', '3']);
});

test('one that is not there is looked for to the end', async () => {
  const { api, upstream } = over(200);
  await expect(findEntry(api, '201', signal)).resolves.toBeNull();
  expect(upstream.callsTo(call)).toHaveLength(2);
});

test('an empty bill has none', async () => {
  const { api } = over(0);
  await expect(findEntry(api, '1', signal)).resolves.toBeNull();
});

test('an upstream that answers every page alike is not asked for ever', async () => {
  const { api, upstream } = createTestApi({ [call]: answer.ok({ rows: entries(120) }) });
  await expect(findEntry(api, '121', signal)).resolves.toBeNull();
  expect(upstream.callsTo(call)).toHaveLength(2);
});
