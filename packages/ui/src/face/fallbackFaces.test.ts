import { expect, test } from 'vitest';
import { fallbackFaces } from './fallbackFaces.ts';

test('figures of a fallback stand as high as its letters: each weight has one face', () => {
  for (const rules of Object.values(fallbackFaces)) {
    expect(rules.map(({ fontWeight }) => fontWeight)).toEqual([400, 600]);
    for (const rule of rules) expect(rule).not.toHaveProperty('unicodeRange');
  }
});
