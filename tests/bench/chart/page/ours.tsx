import { PriceChart, type Candle, type ChartLabels, type PriceChartHandle } from '@corro/charts';
import { Text, UiProvider } from '@corro/ui';
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
 * The component as the app uses it: figures, three averages, gestures and all. It comes into a
 * page whose React has been running, as a screen's chart does.
 */
export function ours(root: HTMLElement, candles: readonly Candle[]): Contender {
  let handle: PriceChartHandle | null = null;
  let reveal: ((shown: boolean) => void) | undefined;
  function Screen() {
    const [shown, setShown] = useState(false);
    useEffect(() => {
      reveal = setShown;
    }, []);
    if (!shown) return <Text>{labels.loading}</Text>;
    return (
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
    );
  }
  createRoot(root).render(
    <UiProvider locale="en">
      <Screen />
    </UiProvider>,
  );
  return {
    mount: () => reveal?.(true),
    show: (from, to) => handle?.show({ from, to }),
    tick: (candle) => handle?.tick(candle),
  };
}
