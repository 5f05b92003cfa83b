import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../tokens/styles.css.ts';

export const words = visuallyHidden;

/** Beside a large figure the unit steps back. */
export const unit = recipe({
  variants: { large: { true: { fontSize: '0.6em', letterSpacing: 'normal' }, false: {} } },
});
