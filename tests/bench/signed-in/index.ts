/**
 * What a customer who is logged in waits for, cold, from the production build, on the slow preset: the
 * largest paint of four screens against the login's, and how much each of them fetches.
 */
import { demoCustomer } from '@corro/sandbox';
import { buildWhatIsStale } from '@corro/server';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { openBrowser } from '../shared/browser.ts';
import { bounded, compare, median, type Row } from '../shared/rows.ts';
import { loadCold, type ColdLoad } from '../shared/coldLoad.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Prints what each load has fetched, and when. */
const showsWaterfall = process.env['BENCH_WATERFALL'] !== undefined;

/** What the largest paint may be of the login's, and how many requests there may be. */
const screens = [
  { name: 'home', path: '/', paint: 2.5, requests: 22 },
  { name: 'detail', path: '/stock/v2/KO/Coca-Cola', paint: 2.8, requests: 22 },
  { name: 'markets', path: '/markets', paint: 2.8, requests: 22 },
  { name: 'ticket', path: '/stock/trading/KO/US/Coca-Cola?type=buy', paint: 3, requests: 24 },
] as const;

export default async function signedIn(): Promise<Row[]> {
  await buildWhatIsStale();
  const { corro, close } = await startCorro({ environment: { DEMO_HISTORY: 'year' } });
  const browser = await openBrowser();
  const login: ColdLoad[] = [];
  const loads = screens.map((): ColdLoad[] => []);
  try {
    const token = await corro.accounts.token(demoCustomer.phone, demoCustomer.password);
    for (let round = 0; round < rounds; round += 1) {
      login.push(await loadCold(browser, { url: `${corro.url}/login`, token: null }));
      for (const [at, { path }] of screens.entries()) {
        const load = await loadCold(browser, { url: corro.url + path, token });
        loads[at]?.push(load);
        if (showsWaterfall && round === 0) print(path, load);
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  return screens.flatMap(({ name, paint, requests }, at) => {
    const own = loads[at] ?? [];
    const before = median(own.map((load) => requestsBefore(load, load.lcp)));
    const all = median(own.map((load) => requestsBefore(load, Infinity)));
    const shift = Math.max(...own.map((load) => load.shift));
    return [
      compare(`${name} LCP, ms, beside the login's`, paintOf(own), paintOf(login), paint),
      bounded(`${name} CLS`, shift, 0, 0.01),
      compare(`${name} requests begun before it`, before, requests, 1),
      compare(`${name} requests in all`, all, requests, 1),
    ];
  });
}

/** How many addresses were asked for until then: what is asked for again comes from the cache, or is a poll. */
function requestsBefore({ fetched }: ColdLoad, time: number): number {
  return new Set(fetched.flatMap(({ address, begin }) => (begin < time ? [address] : []))).size;
}

function paintOf(loads: readonly ColdLoad[]): number {
  return median(loads.map(({ lcp }) => lcp));
}

function print(path: string, { lcp, largest, fetched }: ColdLoad): void {
  console.log(`\n${path}: ${Math.round(lcp)} ms, ${JSON.stringify(largest)}`);
  for (const { address, begin, end } of fetched) {
    console.log(`${begin.toFixed(0).padStart(6)} ${end.toFixed(0).padStart(6)}  ${address}`);
  }
}
