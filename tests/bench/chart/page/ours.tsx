import { PriceChart, type Candle, type ChartLabels, type PriceChartHandle } from '@corro/charts';
import { UiProvider } from '@corro/ui';
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

/** The component as the app uses it: figures, three averages, gestures and all. */
export function ours(root: HTMLElement, candles: readonly Candle[]): Contender {
  let handle: PriceChartHandle | null = null;
  return {
    mount() {
      createRoot(root).render(
        <UiProvider locale="en">
          <PriceChart
            ref={(made) => {
              handle = made;
            }}
            candles={candles}
            period="day"
            locale="en"
            labels={labels}
            height={size.height}
            visibleCandles={inView}
          />
        </UiProvider>,
      );
    },
    show: (from, to) => handle?.show({ from, to }),
    tick: (candle) => handle?.tick(candle),
  };
}
