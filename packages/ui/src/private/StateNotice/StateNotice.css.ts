import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

// Alone on a page, it stands in the middle of the screen.
globalStyle(`main > ${notice}:only-child, main > div > ${notice}:only-child`, {
  justifyContent: 'center',
  minHeight: '65dvh',
});

export const picture = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(96px, 6rem, 144px)',
    height: 'clamp(96px, 6rem, 144px)',
    marginBottom: space[16],
    borderRadius: vars.radius.pill,
  },
  variants: {
    alert: {
      true: { background: color.cautionSoft, color: color.caution },
      false: { background: color.accentSoft, color: color.accent },
    },
  },
});

const line = { maxWidth: '36ch', margin: 0 } as const;

export const title = style({
  ...line,
  ...textSize[20],
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});

export const text = style({
  ...line,
  marginTop: space[8],
  color: color.inkMuted,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const action = style({ maxWidth: '100%', marginTop: space[24] });

export const detail = style({
  ...line,
  ...textSize[12],
  marginTop: space[16],
  color: color.inkMuted,
});
