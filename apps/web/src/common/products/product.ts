import { defineMessage } from '@corro/messages';

/** Products other than shares (spec §2). */
export const products = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'] as const;

export type Product = (typeof products)[number];

export const productTitle = {
  block: defineMessage({ id: 'route.blockTrading' }),
  ipo: defineMessage({ id: 'route.ipo' }),
  qip: defineMessage({ id: 'route.qip' }),
  fund: defineMessage({ id: 'route.funds' }),
  forex: defineMessage({ id: 'route.forex' }),
  futures: defineMessage({ id: 'route.futures' }),
  treasury: defineMessage({ id: 'route.treasuryDebt' }),
} as const;

/** Three sentences: definition, use of the money, risk. */
export const productSentences = [
  defineMessage({ id: 'product.what' }),
  defineMessage({ id: 'product.how' }),
  defineMessage({ id: 'product.risk' }),
];
