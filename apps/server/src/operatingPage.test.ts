import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describedVariables } from './environment.ts';
import { proxyLimits } from './proxy/bodies.ts';

// Checks that docs/operating.md and compose.yaml agree with the code.

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const page = read('docs/operating.md');
const settings = describedVariables.map(([name]) => name);

/** Returns the first group of every match. */
const matchesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const section = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

test('the page lists every setting, and no other', () => {
  const rows = matchesOf(section('Settings'), /^\|([^|]+)\|/gm);
  const listed = rows.flatMap((row) => matchesOf(row, /`([A-Z_]+)`/g));
  expect(listed.toSorted()).toEqual(settings.toSorted());
});

test('compose.yaml passes every setting to the processes', () => {
  const environment = read('compose.yaml').split('environment: &settings\n')[1]?.split('\nx-')[0];
  const passed = matchesOf(environment ?? '', /^ {4}([A-Z_]+): \S/gm);
  expect(settings.filter((name) => !passed.includes(name))).toEqual([]);
});

test('an alert names a metric and an event that exist', () => {
  const alerts = section('Alerts');
  const code = ['openTelemetrySink.ts', 'readings.ts'].map((file) =>
    read(`apps/server/src/telemetry/${file}`),
  );
  const metrics = matchesOf(code.join(''), /'([a-z]+\.[a-z\d._]+)'/g);
  const events = matchesOf(read('apps/server/src/telemetry/logSink.ts'), /'([a-z-]+)'/g);
  const named = matchesOf(alerts, /^\| `((?:\w+\.)+\w+)`/gm);
  const logged = matchesOf(alerts, /\(`([a-z-]+)`\)/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !metrics.includes(name))).toEqual([]);
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((name) => !events.includes(name))).toEqual([]);
});

test('the nginx of the page takes the largest upload', () => {
  const [megabytes] = matchesOf(page, /client_max_body_size (\d+)m;/g);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(proxyLimits.uploadBytes);
});
