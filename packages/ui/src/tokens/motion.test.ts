import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const themes = 'tokens/themes.css.ts';
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && file !== themes)
  .map((file) => ({ file, lines: readFileSync(new URL(file, root), 'utf8').split('\n') }));

const linesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`),
  );

test('the theme moves things for at most 200 ms, with one easing, and not at all on request', () => {
  const theme = readFileSync(new URL(themes, root), 'utf8');
  expect(theme.match(/\[motion\.(?:fast|normal)\]: '\d+ms'/g)).toEqual([
    "[motion.fast]: '120ms'",
    "[motion.normal]: '200ms'",
  ]);
  expect(theme.match(/\[motion\.ease\]: .*/g)).toEqual([
    "[motion.ease]: 'cubic-bezier(0.2, 0, 0, 1)',",
  ]);
  expect(theme).toContain(
    "vars: { [motion.fast]: '0s', [motion.normal]: '0s', [motion.tint]: '0s' },",
  );
});

test('a transition or an animation takes its time and its easing from the theme', () => {
  // Loading indicators may run without end and set their own duration: they turn or pulse until the
  // content comes.
  const endless = /\binfinite\b/;
  const own = linesWith(/(?:transition|animation)\b.*(?:\d(?:ms|s)\b|ease-|linear\b|cubic)/);
  expect(own.filter((line) => !endless.test(line))).toEqual([]);
  // Web Animations cannot read the theme's variables.
  expect(linesWith(/\b(?:duration|easing): /)).toEqual([
    "private/slideFrom.ts: { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)', pseudoElement },",
  ]);
});

test('only opacity and transforms are animated, and no sheet is translucent', () => {
  const animated = linesWith(/\bkeyframes\(\{.*\b(?:width|height|top|left|margin|padding)/);
  expect(animated).toEqual([]);
  const transitions = linesWith(/transition: `/);
  expect(transitions.length).toBeGreaterThan(0);
  expect(transitions.filter((line) => !/transition: `(?:opacity|transform)/.test(line))).toEqual(
    [],
  );
  const sheet = linesWith(/const (?:rise|sink|grow) = keyframes/);
  expect(sheet).toHaveLength(3);
  expect(sheet.filter((line) => line.includes('opacity'))).toEqual([]);
});
