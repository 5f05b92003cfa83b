import { vars } from '@corro/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** As many columns of phones as fit. */
export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, min(100%, 392px))',
  columnGap: vars.space[48],
});

/** Layouts of a story, see `placeOf`. */
export const inPage = style({});
export const frame = style({});
export const screen = style({});

const anywhere = `:is(${inPage}, ${frame}, ${screen})`;

globalStyle(`${anywhere} .docs-story`, { background: vars.color.surface, color: vars.color.ink });
globalStyle(`${anywhere} .sb-story`, { maxWidth: 390 });
globalStyle(`:is(${inPage}, ${frame}) .sb-story`, { padding: vars.space[16] });

export const key = style({
  display: 'inline-block',
  margin: 2,
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 4,
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
});

export const rows = style({ width: '100%' });
globalStyle(`${rows} th`, { width: '12rem', textAlign: 'start', verticalAlign: 'top' });
