import { PriceChart, type Candle, type ChartLabels, type PriceChartHandle } from '@corro/charts';
import { UiProvider } from '@corro/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inView, size, type Contender } from './contender.ts';

const labels: ChartLabels = {
  chart: 'Chart',
  help: 'Arrows move the crosshair',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  time: 'Time',
  average: String,
  empty: 'Nothing',
  loading: 'Loading',
  table: 'Table',
  more: 'More',
};

/**
 * The component as the app uses it: figures, three averages, gestures and all. It holds its place
 * until the candles come, as on the app's screen; the canvases and all that is on them are made when
 * they do, as the other side's are.
 */
export function ours(root: HTMLElement, candles: readonly Candle[]): Contender {
  let handle: PriceChartHandle | null = null;
  let arrive: ((come: boolean) => void) | undefined;
  function Screen() {
    const [come, setCome] = useState(false);
    useEffect(() => {
      arrive = setCome;
    }, []);
    return (
      <PriceChart
        ref={(made) => {
          handle = made;
        }}
        candles={come ? candles : null}
        period="day"
        locale="en"
        labels={labels}
        height={size.height}
        visibleCandles={inView}
      />
    );
  }
  createRoot(root).render(
    <UiProvider locale="en">
      <Screen />
    </UiProvider>,
  );
  return {
    mount: () => arrive?.(true),
    show: (from, to) => handle?.show({ from, to }),
    tick: (candle) => handle?.tick(candle),
  };
}
