import { expect, test } from 'vitest';
import { PlatformTimeout } from '../settleWithin.ts';
import { isLoadError, lossOf } from './lostChunks.ts';

test.each([
  'Failed to fetch dynamically imported module: https://corro.example/assets/DebtScreen-1.js',
  'error loading dynamically imported module: https://corro.example/assets/DebtScreen-1.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/style-1.css',
])('detects a script that was not loaded: %s', (message) => {
  expect(isLoadError(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError('Map.groupBy is not a function'),
  new TypeError("undefined is not an object (evaluating 'e.load')"),
  new TypeError('a.toSorted is not a function'),
  new SyntaxError('Invalid regular expression: invalid group specifier name'),
  new ReferenceError("Can't find variable: requestIdleCallback"),
])('detects an error inside a loaded script: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});

test('treats a script that never arrives as an unreachable server', async () => {
  expect(await lossOf(new PlatformTimeout())).toBe('unreachable');
  expect(await lossOf(new TypeError('Map.groupBy is not a function'))).toBeNull();
});
