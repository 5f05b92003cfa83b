import { expect, it } from 'vitest';
import { differences, hasChinese } from './madeWith.ts';

const there = { browser: 'Chromium 156.0', latin: 'DejaVu Sans', chinese: 'Noto Sans CJK SC' };

it('has nothing to say of the machine that made the baselines', () => {
  expect(differences(there, { ...there })).toEqual([]);
});

it('says what draws otherwise here', () => {
  expect(differences(there, { ...there, browser: 'Chromium 157.0', latin: 'Arimo' })).toEqual([
    'The baselines are drawn by Chromium 156.0; here it is Chromium 157.0.',
    'The baselines are set in DejaVu Sans; here it is Arimo.',
  ]);
});

it('takes Chinese in the Latin font for boxes', () => {
  expect(hasChinese(there)).toBe(true);
  expect(hasChinese({ ...there, chinese: 'DejaVu Sans' })).toBe(false);
});
