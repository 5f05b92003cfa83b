import { assignVars, globalStyle } from '@vanilla-extract/css';
import { fallbackFaces } from '../face/fallbackFaces.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light, type Palette } from './palette.ts';

const { color, motion, radius, size, space } = vars;

/**
 * The font of `loadFace`, then system fonts scaled to its widths. For other scripts, such as
 * Chinese, the system chooses a font.
 */
const face = ['Corro', ...Object.keys(fallbackFaces)].map((name) => `"${name}"`).join(', ');

/**
 * Themes and brands set green and red. The customer's setting for prices maps rise and fall to
 * them.
 */
const green = { sign: color.green, on: color.onGreen, soft: color.greenSoft };
const red = { sign: color.red, on: color.onRed, soft: color.redSoft };

const { rise, onRise, riseSoft, fall, onFall, fallSoft, ...paletteColours } = color;

function themeVars(palette: Palette): Record<string, string> {
  return {
    ...assignVars(paletteColours, palette.color),
    ...assignVars(vars.tint, palette.tint),
    ...assignVars(vars.onTint, palette.onTint),
    [vars.shadow]: palette.shadow,
  };
}

function priceVars(up: typeof green, down: typeof green): Record<string, string> {
  return {
    [rise]: up.sign,
    [onRise]: up.on,
    [riseSoft]: up.soft,
    [fall]: down.sign,
    [onFall]: down.on,
    [fallSoft]: down.soft,
  };
}

globalStyle(':root', {
  vars: {
    [space[0]]: '0',
    [space[4]]: '4px',
    [space[8]]: '8px',
    [space[12]]: '12px',
    [space[16]]: '16px',
    [space[24]]: '24px',
    [space[32]]: '32px',
    [space[48]]: '48px',
    [radius.small]: '8px',
    [radius.medium]: '12px',
    [radius.sheet]: '20px',
    [radius.pill]: '999px',
    [size.text12]: '0.75rem',
    [size.text14]: '0.875rem',
    [size.text16]: '1rem',
    [size.text20]: '1.25rem',
    [size.text28]: '1.75rem',
    [size.text40]: '2.5rem',
    [size.row]: '64px',
    [size.target]: '44px',
    [size.column]: '480px',
    [vars.weight.regular]: '400',
    [vars.weight.strong]: '600',
    [vars.font.body]: `${face}, system-ui, sans-serif`,
    [vars.font.hyphens]: 'manual',
    [motion.fast]: '120ms',
    [motion.normal]: '200ms',
    [motion.tint]: '400ms',
    [motion.ease]: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  '@media': {
    [media.reducedMotion]: {
      vars: { [motion.fast]: '0s', [motion.normal]: '0s', [motion.tint]: '0s' },
    },
  },
});

// German compounds exceed a phone's width; other languages would load a hyphenation dictionary
// before the first paint.
globalStyle(':root:lang(de)', { vars: { [vars.font.hyphens]: 'auto' } });

// `data-theme` works on any element, so that both themes can be side by side. The rules of an
// explicit choice win, because they have the same specificity as those of the system's choice and
// come later. A brand on `data-brand` wins in the same way, because its sheet comes later.
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: themeVars(light) });
globalStyle(':root:where(:not([data-theme="light"]))', {
  '@media': { [media.darkScheme]: { colorScheme: 'dark', vars: themeVars(dark) } },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: themeVars(dark) });

// A variable that refers to another is resolved where it is declared, so the mapping is declared
// wherever a theme or brand begins.
globalStyle(':root, [data-theme], [data-brand], [data-prices="rise-green"]', {
  vars: priceVars(green, red),
});
globalStyle('[data-prices="rise-red"], [data-prices="rise-red"] :is([data-theme], [data-brand])', {
  vars: priceVars(red, green),
});
