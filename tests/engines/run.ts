/** Runs the main path in all engines or the named ones. Exits with 1 after a failure and with 2 for an unknown name. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startCorro } from '../e2e/harness/startCorro.ts';
import { engines, findEngine } from './engines.ts';
import { pageOf } from './page.ts';
import { mainPath } from './path.ts';
import type { Phone } from './phone.ts';

const pictures = resolve(import.meta.dirname, '../test-results/engines');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((key) => !engines.some((engine) => engine.key === key));
if (unknown.length > 0) {
  const keys = engines.map(({ key }) => key).join(', ');
  console.error(`No engine is called ${unknown.join(' or ')}; there are ${keys}.`);
  process.exit(2);
}

let failed = 0;
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.includes(engine.key)) continue;
  const found = findEngine(engine);
  const problem = 'missing' in found ? found.missing : await passThrough(engine.key, found.open);
  if (problem === null) continue;
  failed += 1;
  console.error(problem);
}
console.log(
  failed === 0 ? '\nThe main path holds in all of them.' : `\nWithout success in ${failed}.`,
);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs the main path in an engine on a new Corro. Returns the message of the failure; null without
 * one.
 */
async function passThrough(key: string, open: () => Promise<Phone>): Promise<string | null> {
  const { corro, close } = await startCorro();
  try {
    const phone = await open();
    console.log(`\n${phone.name}`);
    try {
      return await walk(key, phone, corro);
    } finally {
      await phone.close();
    }
  } catch (problem) {
    return `  ${key} could not be opened or closed: ${String(problem)}`;
  } finally {
    await close();
  }
}

/** Runs the steps and takes a picture of each. Stops at the first failure. */
async function walk(
  key: string,
  phone: Phone,
  corro: Parameters<typeof mainPath>[0],
): Promise<string | null> {
  const folder = join(pictures, key);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = pageOf(phone);
  for (const [index, step] of mainPath(corro).entries()) {
    const began = performance.now();
    const problem = await step.walk(page).then(() => null, String);
    const took = Math.round(performance.now() - began);
    const faults = [...(problem === null ? [] : [problem]), ...(await page.faults())];
    const picture = join(folder, `${index + 1}-${step.name}.png`);
    writeFileSync(picture, await page.picture());
    console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${step.name} (${took} ms)`);
    if (faults.length > 0) return [...faults, picture].map((line) => `    ${line}`).join('\n');
  }
  return null;
}
