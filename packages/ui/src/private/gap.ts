import { vars } from '../tokens/contract.css.ts';

/** The steps of look.md as recipe variants. */
export const gap = {
  0: { gap: vars.space[0] },
  4: { gap: vars.space[4] },
  8: { gap: vars.space[8] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
  24: { gap: vars.space[24] },
  32: { gap: vars.space[32] },
  48: { gap: vars.space[48] },
};

export type Gap = keyof typeof gap;
