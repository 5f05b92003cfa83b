import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { paperGround } from '../../tokens/paper.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

/** Set on the body while a `PrintDocument` is mounted: only the document is then printed. */
export const printing = 'data-printing';

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: space[24],
      maxWidth: '40rem',
      marginInline: 'auto',
      padding: space[8],
      color: color.ink,
      background: color.surface,
    },
  },
});

globalStyle(`body[${printing}]`, {
  '@media': {
    // An open sheet hides the body's overflow to stop scrolling; the print would then end after one
    // page.
    print: { overflow: 'visible !important', background: paperGround },
  },
});
globalStyle(`body[${printing}] > :not(.${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBottom: space[12],
  borderBottom: `1px solid ${color.ink}`,
});

export const issuer = style({ ...textSize[14], margin: 0, flex: '1 1 16rem' });

/** An edge, because printers omit backgrounds. */
export const mark = style({
  ...textSize[14],
  margin: 0,
  padding: `${space[4]} ${space[12]}`,
  border: `2px solid ${color.ink}`,
  fontWeight: vars.weight.strong,
});

export const title = style({ ...textSize[20], margin: 0, fontWeight: vars.weight.strong });

export const foot = style({
  ...textSize[12],
  margin: 0,
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
});
