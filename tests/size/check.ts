/**
 * Weighs what the browser must load for a route, as it is served: every script that the build names for the route,
 * gzipped one by one. Over a budget, the check fails.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../../apps/web/dist');

/** kB of gzip, 1 kB = 1000 bytes. The codes of refusals, to know them however they are written, are 0.6 of home. */
const budgets: Readonly<Record<string, number>> = { login: 98, home: 150 };

const routes: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(`${dist}/routes.json`, 'utf8'),
);

let over = false;
for (const [route, budget] of Object.entries(budgets)) {
  const files = routes[route] ?? [];
  if (files.length === 0) throw new Error(`The build names no script for ${route}.`);
  const bytes = files.map((file) => gzipSync(readFileSync(`${dist}/${file}`)).length);
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  over ||= total > budget;
  console.log(
    `${route.padEnd(6)} ${total.toFixed(1).padStart(6)} kB of ${budget} kB gzip, ${files.length} scripts`,
  );
}
process.exit(over ? 1 : 0);
