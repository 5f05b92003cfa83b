/**
 * How much each screen moves while it comes, cold, on the slow preset: what is read has its place before it is there.
 */
import { demoCustomer } from '@corro/sandbox';
import { buildWhatIsStale } from '@corro/server';
import { routeEntry, routeNames } from '@corro/web/addresses';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { openBrowser } from '../shared/browser.ts';
import { loadCold } from '../shared/coldLoad.ts';
import { bounded, type Row } from '../shared/rows.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);

const most = 0.01;

/** Who has nothing yet: what is empty has another height. */
const newcomer = { phone: '5551230001', password: 'corro-bench-1' };

/** Of the parameters of addresses. */
const examples: Readonly<Record<string, string>> = {
  buck: 'US',
  code: 'SP500',
  id: '1',
  market: 'US',
  name: 'Coca-Cola',
  symbol: 'KO',
  text: 'privacy',
  type: 'stock',
};

export default async function shift(): Promise<Row[]> {
  await buildWhatIsStale();
  const { corro, close } = await startCorro({ environment: { DEMO_HISTORY: 'year' } });
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    await corro.accounts.register(newcomer.phone, newcomer.password);
    for (const [who, { phone, password }] of Object.entries({ demo: demoCustomer, newcomer })) {
      const token = await corro.accounts.token(phone, password);
      for (const route of routeNames) {
        const name = `${route}, ${who}`;
        const url = corro.url + exampleOf(routeEntry(route).path);
        let moved = 0;
        for (let round = 0; round < rounds; round += 1) {
          moved = Math.max(moved, (await loadCold(browser, { url, token })).shift);
        }
        rows.push(bounded(name, moved, 0, most));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  return rows;
}

/** An address of a route. Throws for a parameter without an example. */
function exampleOf(path: string): string {
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const example = examples[name];
    if (example === undefined) throw new Error(`There is no example of ${name} in ${path}.`);
    return example;
  });
}
