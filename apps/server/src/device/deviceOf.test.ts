import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';

/** A row per device or webview: the page that it gets, its name, and the headers that it sends. */
const [, ...agents] = readFileSync(new URL('./agents.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));

test('covers at least sixty distinct devices', () => {
  expect(agents.length).toBeGreaterThanOrEqual(60);
  expect(new Set(agents.map(([, name]) => name)).size).toBe(agents.length);
});

test.each(agents)('%s: %s', (device, _name, mobile, platform, agent = '') => {
  const hints = { mobile: mobile || undefined, platform: platform ? `"${platform}"` : undefined };
  expect(deviceOf({ agent, ...hints })).toBe(device);
});

test('uses hints for an unknown agent', () => {
  expect(deviceOf({ agent: 'Corriente/1.0 (Ola; Marea 3)', mobile: '?1' })).toBe('app');
  expect(deviceOf({ agent: 'Corriente/1.0 (Ola; Marea 3)', platform: '"Android"' })).toBe('app');
  expect(deviceOf({ agent: 'Corriente/1.0 (Ola; Marea 3)', platform: '"macOS"' })).toBe('frame');
});
