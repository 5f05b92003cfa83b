import { defineMessage } from '@corro/messages';
import type { IconName } from '@corro/ui';
import { routes } from '../../routing/addresses.ts';

/** What there is to trade besides shares (spec §2). */
export const products = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'] as const;

export type Product = (typeof products)[number];

/** What a product is called: the title of its screen. */
export const productTitle = {
  block: routes.blockTrading.title,
  ipo: routes.ipo.title,
  qip: routes.qip.title,
  fund: routes.funds.title,
  forex: routes.forex.title,
  futures: routes.futures.title,
  treasury: routes.treasuryDebt.title,
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
