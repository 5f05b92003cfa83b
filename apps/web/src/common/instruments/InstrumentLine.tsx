import { dayLineQuery, getDayLine, type Transport } from '@corro/client';
import { type DecimalText, lineBeside } from '@corro/domain';
import { changeDirection, Sparkline } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { decimalsOf } from '../prices/priceText.ts';
import { createTurns, type TakeTurn } from './turns.ts';

export interface InstrumentLineProps {
  /** Null where the upstream does not say: nothing is drawn. */
  readonly symbol: string | null;
  /** The tag of its market; empty where the upstream does not say. */
  readonly market: string;
  /** The price that is shown beside it: the line leads to it. */
  readonly price: DecimalText | null;
  /** What it did since the previous close, just as `Change` beside the line shows it. Left out where the number is of something else: the line is grey. */
  readonly amount?: DecimalText | null | undefined;
  readonly percent?: DecimalText | null | undefined;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** The course of a price today, in the tone of the change beside it; read while it is in view. */
export function InstrumentLine(props: InstrumentLineProps) {
  const { symbol, market, price, amount, percent, wide = false } = props;
  const api = useApi();
  const [isInView, showInView] = useState(false);
  const of = { symbol: symbol ?? '', market: market === '' ? undefined : market };
  const { data = null } = useQuery({
    ...dayLineQuery(api, of, (signal) =>
      turnsOf(api)(signal, () => getDayLine(api, of, { signal })),
    ),
    enabled: isInView && symbol !== null,
    // What failed is tried again in its time, and not each time that it comes into view.
    retryOnMount: false,
    // Out of view, what is on its way is given up.
    subscribed: isInView,
  });
  const direction = changeDirection({ amount, percent, digits: decimalsOf(price) });
  const line = lineBeside(data, { price, direction });
  return (
    <Sparkline
      wide={wide}
      points={line?.points}
      base={line?.previousClose}
      direction={direction}
      onInViewChange={showInView}
    />
  );
}

/** Lines that are read at once, each by a call: what the customer waits for goes first. */
const mostAtOnce = 3;

const turns = new WeakMap<Transport, TakeTurn>();

function turnsOf(api: Transport): TakeTurn {
  const known = turns.get(api) ?? createTurns(mostAtOnce);
  turns.set(api, known);
  return known;
}
