import { Button, ErrorState } from '@corro/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from './PriceChart.guide.ts';
import { PriceChart } from './PriceChart.tsx';
import { sampleCandles } from '../sampleCandles.ts';
import { day, minute, sampleLabels } from './sample.ts';

const friday = Date.UTC(2026, 10, 20);
const daily = sampleCandles(250, day, friday);

const meta = {
  component: PriceChart,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    candles: daily,
    period: 'day',
    labels: sampleLabels,
    locale: 'es',
    lastPrice: daily.at(-1)?.close.toFixed(2) ?? null,
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = sampleCandles(390, minute, friday + 21 * 60 * minute);

export const Day: Story = {};
export const Timeline: Story = {
  args: { candles: session, period: 'timeline', previousClose: '1.00', lastPrice: null },
};
export const Falling: Story = {
  args: { candles: session, period: 'timeline', previousClose: '999.00', lastPrice: null },
};
export const Week: Story = {
  args: { candles: sampleCandles(52, 7 * day, friday), period: 'week' },
};
export const Month: Story = {
  args: { candles: sampleCandles(60, 30.4 * day, friday), period: 'month' },
};
/** Prices that are none: said on the picture itself, and above the table. */
export const Stamped: Story = {
  args: { stamp: 'Datos de muestra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Datos de muestra')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.table }));
    await expect(canvas.getByText('Datos de muestra')).toBeVisible();
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true, because: 'All are pictured in the dark.' } },
};
export const RedRises: Story = { globals: { prices: 'rise-red' } };
export const LargeText: Story = { globals: { textSize: 'double' } };
export const Chinese: Story = {
  args: { locale: 'zh' },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'Chinese is drawn in a font of the machine.' },
  },
};

/** Weekends and a missing week: a candle follows its neighbour, whatever the calendar says. */
export const Gaps: Story = {
  args: {
    candles: daily.filter(
      ({ time }, i) => ![0, 6].includes(new Date(time).getUTCDay()) && i % 60 > 6,
    ),
  },
};

/** A market that reports volume on some days only, and one price that is not a number. */
export const MissingFigures: Story = {
  args: {
    candles: daily.map((candle, i) => ({
      ...candle,
      close: i === 230 ? Number.NaN : candle.close,
      volume: i % 40 < 4 ? null : candle.volume,
    })),
  },
};
export const WithoutVolume: Story = {
  args: { candles: daily.map((candle) => ({ ...candle, volume: null })), digits: 4 },
};
export const OneCandle: Story = { args: { candles: daily.slice(-1) } };
export const OnePoint: Story = {
  args: { candles: session.slice(-1), period: 'timeline', lastPrice: null },
};
export const HundredThousand: Story = {
  args: { candles: sampleCandles(100_000, 60 * minute, friday), visibleCandles: 100_000 },
};
export const Empty: Story = {
  args: { candles: [], lastPrice: null, emptyAction: <Button tone="neutral">Reintentar</Button> },
};
export const EmptyLargeText: Story = { ...Empty, globals: { textSize: 'double' } };
export const Loading: Story = { args: { candles: null, lastPrice: null } };
/** As high as the picture. */
export const Failed: Story = {
  args: {
    candles: null,
    lastPrice: null,
    notice: (
      <ErrorState title="Sin respuesta del servidor" retryLabel="Reintentar" onRetry={() => {}} />
    ),
  },
};

/** The arrows carry the crosshair, and each candle is said once it rests. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const live = canvasElement.querySelector('[aria-live=polite]');
    await waitFor(() => expect(live).toHaveTextContent(/18 nov 2026: Apertura [\d.]+, Máximo/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(live).toHaveTextContent(/16 mar 2026/));
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.table }));
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.more }));
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
  },
};
