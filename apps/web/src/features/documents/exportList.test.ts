import type { Transport } from '@corro/client';
import { createTestApi } from '@corro/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportList, csvTime } from './exportList.ts';

interface Row {
  readonly id: string | null;
  readonly name: string;
}

const { api } = createTestApi();
const { signal } = new AbortController();

function openReader(rowsAt: (page: number) => readonly Row[], count: number) {
  const list = exportList<Row>({
    name: 'records',
    read: (_: Transport, { page, limit }) => {
      const from = (page - 1) * limit;
      const rows = rowsAt(page).slice(from, from + limit);
      return Promise.resolve({ rows, count, ids: rows.map(({ id }) => id ?? '') });
    },
    columns: [
      ['Número', ({ id }) => id],
      ['Nombre', ({ name }) => name],
    ],
  });
  return list.openReader();
}

const rowsTo = (count: number, from = 1): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${from + at}`, name: 'Norvelo' }));

it('writes a byte order mark, the headings and a line break after each line', async () => {
  const read = openReader(() => [{ id: '1', name: 'Energía, «S. A.»' }], 1);
  await expect(read(api, 1, signal)).resolves.toEqual({
    text: '\uFEFFNúmero,Nombre\r\n1,"Energía, «S. A.»"\r\n',
    rows: 1,
    count: 1,
    hasNext: false,
  });
});

it('escapes a formula in a name', async () => {
  const read = openReader(() => [{ id: '1', name: '=HYPERLINK("http://x")' }], 1);
  expect((await read(api, 1, signal)).text).toContain(`1,"'=HYPERLINK(""http://x"")"`);
});

it('writes ten thousand records once each, a hundred per page', async () => {
  const all = rowsTo(10_000);
  const read = openReader(() => all, all.length);
  const parts: string[] = [];
  let page = 0;
  let hasNext = true;
  while (hasNext) {
    page += 1;
    const answer = await read(api, page, signal);
    parts.push(answer.text);
    ({ hasNext } = answer);
  }
  expect(page).toBe(100);
  const lines = parts.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(10_001);
  expect(new Set(lines).size).toBe(10_001);
});

it('skips a record that a new one pushed onto the next page', async () => {
  const before = rowsTo(150);
  const after = [{ id: '0', name: 'Nueva' }, ...before];
  const read = openReader((page) => (page === 1 ? before : after), 150);
  await read(api, 1, signal);
  const { text, rows } = await read(api, 2, signal);
  expect(rows).toBe(50);
  expect(text.startsWith('101,')).toBe(true);
});

it('starts over with the first page', async () => {
  const read = openReader(() => rowsTo(3), 3);
  await read(api, 1, signal);
  expect((await read(api, 1, signal)).rows).toBe(3);
});

it('writes times in the zone of the device, as Excel reads dates', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(csvTime(Date.UTC(2026, 10, 23, 23, 5))).toBe('2026-11-23 17:05:00');
  expect(csvTime(Date.UTC(2027, 0, 1, 5, 0, 0, 573))).toBe('2026-12-31 23:00:00');
  expect(csvTime(null)).toBeNull();
});
