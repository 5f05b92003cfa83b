import { chromium, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';
import { newPhone } from '../e2e/harness/accounts.ts';
import { dayOfPurchase } from '../e2e/harness/recordedPrices.ts';
import { startCorro } from '../e2e/harness/startCorro.ts';
import { buyTen, heapOf, megabytes, mostGrowth, pollingPages } from './heap.ts';

/*
 * An hour, or as many minutes as are named, of polling on each page that polls, in real time. Says
 * each twelfth of it what their memory holds, and fails where one has grown too much or has not
 * polled. What is set up on the way is there after the first twelfth: growth counts from it.
 */

const minutes = Number(process.argv[2] ?? 60);
if (!(minutes > 0)) throw new Error(`${process.argv[2]} is not a number of minutes.`);
const steps = 12;
const stepMs = (minutes * 60_000) / steps;

const { corro, close } = await startCorro();
const begun = Date.now();
const clock = setInterval(() => corro.setTime(dayOfPurchase + Date.now() - begun), 1_000);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === null ? {} : { executablePath }),
});

const phone = newPhone();
await corro.accounts.register(phone, 'secreta-1');
const token = await corro.accounts.token(phone, 'secreta-1');
await buyTen(corro.url, token);

const watched = await Promise.all(
  pollingPages.map(async ({ name, path, call, everyMs }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
    const page = await context.newPage();
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    let polls = 0;
    page.on('response', (response) => {
      if (response.url().includes(call)) polls += 1;
    });
    await page.goto(path);
    return { name, page, everyMs, polls: () => polls, heaps: [] as number[] };
  }),
);

for (let step = 1; step <= steps; step += 1) {
  await new Promise((resolve) => setTimeout(resolve, stepMs));
  for (const { page, heaps } of watched) heaps.push(await heapOf(page));
  const said = watched.map(({ name, heaps }) => `${name} ${megabytes(heaps.at(-1) ?? 0)}`);
  console.log(`${((step * stepMs) / 60_000).toFixed(1)} min: ${said.join(', ')}`);
}

const failures: string[] = [];
for (const { name, heaps, everyMs, polls } of watched) {
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  console.log(`${name}: ${megabytes(growth)} more after ${polls()} polls`);
  if (growth > mostGrowth) failures.push(`${name} has grown by ${megabytes(growth)}`);
  const least = (minutes * 60_000) / everyMs / 2;
  if (polls() < least) failures.push(`${name} has hardly polled`);
}

await browser.close();
clearInterval(clock);
await close();
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
