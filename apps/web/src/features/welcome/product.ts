import { defineMessage } from '@corro/messages';
import type { IconName } from '@corro/ui';

/** What there is to trade besides shares (spec §2). */
export const products = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'] as const;

export type Product = (typeof products)[number];

/** What a product is called: the title of its screen. */
export const productTitle = {
  block: defineMessage({ id: 'route.blockTrading' }),
  ipo: defineMessage({ id: 'route.ipo' }),
  qip: defineMessage({ id: 'route.qip' }),
  fund: defineMessage({ id: 'route.funds' }),
  forex: defineMessage({ id: 'route.forex' }),
  futures: defineMessage({ id: 'route.futures' }),
  treasury: defineMessage({ id: 'route.treasuryDebt' }),
} as const;

/** Three sentences: what it is, what happens with the money, what can go wrong. */
export const productSentences = [
  defineMessage({ id: 'product.what' }),
  defineMessage({ id: 'product.how' }),
  defineMessage({ id: 'product.risk' }),
];

/** The sign that home leads to it by. */
export const productIcon: Readonly<Record<Product, IconName>> = {
  block: 'block',
  ipo: 'ipo',
  qip: 'qip',
  fund: 'fund',
  forex: 'forex',
  futures: 'futures',
  treasury: 'treasury',
};
