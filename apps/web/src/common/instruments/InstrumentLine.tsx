import { type DecimalText, extendDayLine } from '@corro/domain';
import { changeDirection, Sparkline } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { decimalsOf } from '../prices/priceText.ts';
import { lineQuery } from './lineQuery.ts';

interface InstrumentLineProps {
  /** Null draws nothing. */
  readonly symbol: string | null;
  /** Market tag; empty if unknown. */
  readonly market: string;
  /** Current price, shown beside the line and drawn as its last point. */
  readonly price: DecimalText | null;
  /**
   * Change since the previous close, as shown beside the line. Omit `amount` and `percent` for a
   * grey line.
   */
  readonly amount?: DecimalText | null | undefined;
  readonly percent?: DecimalText | null | undefined;
}

/** Today's prices as a sparkline in the tone of the change; polled while in view. */
export function InstrumentLine(props: InstrumentLineProps) {
  const { symbol, market, price, amount, percent } = props;
  const api = useApi();
  const [isInView, showInView] = useState(false);
  const { data, error } = useQuery({
    ...lineQuery(api, { symbol: symbol ?? '', market }),
    enabled: isInView && symbol !== null,
    // A failed query retries on its schedule, not whenever its row scrolls into view.
    retryOnMount: false,
    // Out of view, a running request is cancelled.
    subscribed: isInView,
  });
  const direction = changeDirection({ amount, percent, digits: decimalsOf(price) });
  const line = extendDayLine(data?.line ?? null, { price, direction });
  const { linePath = null, areaPath = null } = data ?? {};
  return (
    <Sparkline
      path={linePath ?? undefined}
      // A currency moves so little in a day that its area would look like a bar.
      area={
        areaPath === null || market === 'FOREX' ? undefined : linePath === null ? 'below' : areaPath
      }
      points={line?.points}
      base={line?.previousClose}
      dashed={symbol === null || data !== undefined || error !== null}
      direction={direction}
      onInViewChange={showInView}
    />
  );
}
