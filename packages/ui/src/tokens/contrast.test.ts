import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

type Solid = Exclude<keyof Palette['color'], 'scrim'>;

/** WCAG 2.2: relative luminance of a six-digit hex colour. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const grounds: Solid[] = ['surface', 'surfaceRaised', 'surfaceFloating', 'fill'];
const inks: Solid[] = ['ink', 'inkMuted', 'accent', 'green', 'red', 'caution', 'critical'];

/** Words, at any size: 4.5 : 1. */
const text: [ink: Solid, ground: Solid][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [Solid, Solid] => [ink, ground])),
  ['ink', 'thumb'],
  ['onAccent', 'accent'],
  ['onMark', 'mark'],
  ['onCritical', 'critical'],
  ['onGreen', 'green'],
  ['onRed', 'red'],
  ['green', 'greenSoft'],
  ['red', 'redSoft'],
  ['caution', 'cautionSoft'],
  ['critical', 'criticalSoft'],
  ['accent', 'accentSoft'],
  ...(['greenSoft', 'redSoft', 'cautionSoft', 'criticalSoft', 'accentSoft'] as const).flatMap(
    (ground): [Solid, Solid][] => [
      ['ink', ground],
      ['inkMuted', ground],
    ],
  ),
];

/** Signs, edges of controls and the focus ring: 3 : 1. */
const signs: [sign: Solid, ground: Solid][] = (['border', 'focus'] as const).flatMap((sign) =>
  grounds.map((ground): [Solid, Solid] => [sign, ground]),
);

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_name, palette) => {
    it.each(text)('%s on %s is readable', (ink, ground) => {
      expect(contrast(palette.color[ink], palette.color[ground])).toBeGreaterThanOrEqual(4.5);
    });

    it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('text on tint %d is readable', (tint) => {
      expect(contrast(palette.onTint[tint], palette.tint[tint])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(signs)('%s on %s is seen', (sign, ground) => {
      expect(contrast(palette.color[sign], palette.color[ground])).toBeGreaterThanOrEqual(3);
    });
  });
});
