import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

export const prose = style({
  ...textSize[16],
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  hyphens: vars.font.hyphens,
});

const blocks =
  'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table hr figure img video audio picture div section article aside details header footer main nav address center'.split(
    ' ',
  );

globalStyle(`${prose} > *`, { margin: 0 });
// Lists tag names: with `* + *` the browser would recalculate the styles of all following elements
// whenever an element is added or removed anywhere in the app.
globalStyle(`${prose} > * + :is(${blocks.join(', ')})`, { marginTop: vars.space[16] });
globalStyle(`${prose} :is(h1, h2, h3, h4, h5, h6)`, {
  ...textSize[20],
  fontWeight: vars.weight.strong,
});
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space[24] });
// A link whose address was removed looks like text.
globalStyle(`${prose} a[href]`, { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle(`${prose} a:focus-visible`, focusRing);
globalStyle(`${prose} :is(img, video)`, {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.medium,
});
globalStyle(`${prose} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.inkMuted,
});
// Wide tables scroll instead of widening the page.
globalStyle(`${prose} :is(table, pre)`, { display: 'block', maxWidth: '100%', overflowX: 'auto' });
globalStyle(`${prose} :is(td, th)`, {
  padding: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});

// A drawn message, such as a false one; a figure with a picture has no box.
globalStyle(`${prose} figure:not(:has(img))`, {
  marginInline: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});
globalStyle(`${prose} figure p`, { margin: 0 });
globalStyle(`${prose} :is(s, del)`, {
  color: vars.color.critical,
  textDecorationThickness: '0.125em',
});
globalStyle(`${prose} li + li`, { marginTop: vars.space[8] });
globalStyle(`${prose} hr`, { border: 'none', borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${prose} small`, { ...textSize[14], color: vars.color.inkMuted });
