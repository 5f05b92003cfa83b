import type { Position } from '@corro/client';
import { compare, type DecimalText, type PositionGroup } from '@corro/domain';
import { defineMessages } from '@corro/messages';

/** The lots of one instrument, as one row. */
export type Holding = PositionGroup<Position>;

/** What the rows may be sorted by. */
export const orders = ['value', 'gain', 'name'] as const;

export type HoldingOrder = (typeof orders)[number];

export const orderName = defineMessages({
  value: { id: 'holdings.order.value' },
  gain: { id: 'holdings.order.gain' },
  name: { id: 'holdings.order.name' },
});

/** What a row says of its gain: since it was bought in US dollars or percent, or today's. */
export const gainWays = ['money', 'percent', 'day'] as const;

export type GainWay = (typeof gainWays)[number];

export const gainWayName = defineMessages({
  money: { id: 'holdings.gain.money' },
  percent: { id: 'holdings.gain.percent' },
  day: { id: 'holdings.gain.day' },
});

/** Largest value or gain first, or by name; what is not known comes last. */
export function sortHoldings(
  holdings: readonly Holding[],
  order: HoldingOrder,
  locale: string,
): readonly Holding[] {
  if (order === 'name') {
    const { compare: compareNames } = new Intl.Collator(locale);
    return holdings.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
  }
  const figureOf = ({ value, gain }: Holding) =>
    order === 'value' ? value : (gain?.change ?? null);
  return holdings.toSorted((one, other) => descending(figureOf(one), figureOf(other)));
}

/** What the instrument is called. */
export function nameOf({ lots }: Holding): string {
  return lots[0]?.name ?? '';
}

function descending(one: DecimalText | null, other: DecimalText | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(other, one);
}
