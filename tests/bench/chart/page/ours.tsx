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

/** Creates the chart as the app uses it, with figures, averages and gestures. `mount` passes the candles. */
export function ours(root: HTMLElement, candles: readonly Candle[]): Contender {
  let handle: PriceChartHandle | null = null;
  let showCandles: ((isShown: boolean) => void) | undefined;
  function Screen() {
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      showCandles = setShown;
    }, []);
    return (
      <PriceChart
        ref={(made) => {
          handle = made;
        }}
        candles={isShown ? candles : null}
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
    mount: () => showCandles?.(true),
    show: (from, to) => handle?.show({ from, to }),
    tick: (candle) => handle?.tick(candle),
  };
}
