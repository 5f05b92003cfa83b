import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/**
 * Matches colours that a style sheet writes itself: in hexadecimal, by a function, or as `white` or
 * `black`.
 */
const ownColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color)\(|['" ](?:white|black)\b/i;

it('leaves every colour to the theme, so that a brand reaches all of them', () => {
  const sheets = globSync('{components,private}/**/*.css.ts', { cwd: src });
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((file) => ownColour.test(readFileSync(join(src, file), 'utf8')))).toEqual(
    [],
  );
});
