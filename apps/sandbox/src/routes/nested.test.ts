import { describe, expect, test } from 'vitest';
import { openForFile } from '../testSandbox.ts';
import { routes } from './app.ts';

// Thousands of brackets inside each other, sent to every call in each form that a call can bring.

const kit = await openForFile();
const token = await kit.newcomer();

const deep = 3_000;
const arrays = '['.repeat(deep) + ']'.repeat(deep);
const objects = '{"user":'.repeat(deep) + '1' + '}'.repeat(deep);
const left = '['.repeat(60_000);

const bodies = [
  ['arrays', arrays],
  ['arrays in a field', `{"user":${arrays},"type":"transaction","is_first":${arrays}}`],
  ['objects', objects],
  ['brackets that are never closed', left],
] as const;

function form(): FormData {
  const data = new FormData();
  data.set('file', arrays);
  data.set(arrays, 'file');
  return data;
}

const encoded = encodeURIComponent(arrays);
const queries = [`?${encoded}=1`, `?symbol=${encoded}&page=${encoded}`, `?symbol${encoded}=1`];

const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
const gets = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);

const addresses = gets.flatMap((path) =>
  path.includes(':id') ? [path.replace(':id', encoded)] : queries.map((query) => path + query),
);

describe.each(['with', 'without'])('%s a session', (session) => {
  const by = (): string | undefined => (session === 'with' ? token : undefined);

  test.each(posts)('POST %s', async (path) => {
    for (const [what, body] of bodies) {
      const { status, body: answer } = await kit.post(path, body, by());
      expect({ what, status }).toEqual({ what, status: 400 });
      expect(['bad-request', 'wrong-content-type', null]).toContain(answer?.data);
    }
    const { status, body } = await kit.post(path, form(), by());
    expect(status).toBe(400);
    expect(['no', 'logout']).toContain(body?.msg);
  });

  test.each(addresses)('GET %.40s…', async (path) => {
    expect([200, 400]).toContain((await kit.get(path, by())).status);
  });
});

test('no answer of these was a fault of the sandbox', () => {
  expect(kit.faults).toEqual([]);
});
