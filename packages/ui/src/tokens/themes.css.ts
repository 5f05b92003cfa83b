import { globalStyle } from '@vanilla-extract/css';
import { fallbackFaces } from '../face/fallbackFaces.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light, type Palette } from './palette.ts';

const { color, motion, radius, size, space } = vars;

/**
 * The face that `loadFace` fetches; until it is there one of the system's fonts, in its widths; and for what it does
 * not have, Chinese for one, whatever the system takes.
 */
const face = ['Corro', ...Object.keys(fallbackFaces)].map((name) => `"${name}"`).join(', ');

/** Themes and brands set these two; the price setting maps rise and fall onto them. */
const green = { sign: color.green, on: color.onGreen, soft: color.greenSoft };
const red = { sign: color.red, on: color.onRed, soft: color.redSoft };

function themeVars(palette: Palette): Record<string, string> {
  return {
    [color.surface]: palette.surface,
    [color.surfaceRaised]: palette.surfaceRaised,
    [color.surfaceFloating]: palette.surfaceFloating,
    [color.fill]: palette.fill,
    [color.thumb]: palette.thumb,
    [color.ink]: palette.ink,
    [color.inkMuted]: palette.inkMuted,
    [color.line]: palette.line,
    [color.border]: palette.border,
    [color.accent]: palette.accent,
    [color.onAccent]: palette.onAccent,
    [color.accentSoft]: palette.accentSoft,
    [color.mark]: palette.mark,
    [color.onMark]: palette.onMark,
    [color.caution]: palette.caution,
    [color.cautionSoft]: palette.cautionSoft,
    [color.critical]: palette.critical,
    [color.onCritical]: palette.onCritical,
    [color.criticalSoft]: palette.criticalSoft,
    [color.focus]: palette.focus,
    [color.skeleton]: palette.skeleton,
    [color.scrim]: palette.scrim,
    [vars.shadow]: palette.shadow,
    [green.sign]: palette.green,
    [green.on]: palette.onGreen,
    [green.soft]: palette.greenSoft,
    [red.sign]: palette.red,
    [red.on]: palette.onRed,
    [red.soft]: palette.redSoft,
    [vars.tint[1]]: palette.tint1,
    [vars.onTint[1]]: palette.onTint1,
    [vars.tint[2]]: palette.tint2,
    [vars.onTint[2]]: palette.onTint2,
    [vars.tint[3]]: palette.tint3,
    [vars.onTint[3]]: palette.onTint3,
    [vars.tint[4]]: palette.tint4,
    [vars.onTint[4]]: palette.onTint4,
    [vars.tint[5]]: palette.tint5,
    [vars.onTint[5]]: palette.onTint5,
    [vars.tint[6]]: palette.tint6,
    [vars.onTint[6]]: palette.onTint6,
    [vars.tint[7]]: palette.tint7,
    [vars.onTint[7]]: palette.onTint7,
    [vars.tint[8]]: palette.tint8,
    [vars.onTint[8]]: palette.onTint8,
  };
}

function priceVars(rise: typeof green, fall: typeof green): Record<string, string> {
  return {
    [color.rise]: rise.sign,
    [color.onRise]: rise.on,
    [color.riseSoft]: rise.soft,
    [color.fall]: fall.sign,
    [color.onFall]: fall.on,
    [color.fallSoft]: fall.soft,
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

// German compounds are longer than a phone is wide; elsewhere a dictionary of hyphens would only be
// loaded before the first paint.
globalStyle(':root:lang(de)', { vars: { [vars.font.hyphens]: 'auto' } });

// `data-theme` may stand on any element, not on the root alone, so that both themes can be shown
// side by side. An explicit choice beats the system's: it comes later with the same specificity, and
// so does a brand on `data-brand`, whose sheet comes after this one.
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: themeVars(light) });
globalStyle(':root:where(:not([data-theme="light"]))', {
  '@media': { [media.darkScheme]: { colorScheme: 'dark', vars: themeVars(dark) } },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: themeVars(dark) });

// A variable that points at another is resolved where it is declared: so the mapping is declared
// again wherever a theme or a brand begins.
globalStyle(':root, [data-theme], [data-brand], [data-prices="rise-green"]', {
  vars: priceVars(green, red),
});
globalStyle('[data-prices="rise-red"], [data-prices="rise-red"] :is([data-theme], [data-brand])', {
  vars: priceVars(red, green),
});
