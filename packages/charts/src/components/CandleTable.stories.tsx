import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleCandles } from '../sampleCandles.ts';
import { guide } from './CandleTable.guide.ts';
import { CandleTable } from './CandleTable.tsx';
import { day, minute, sampleLabels } from './sample.ts';

const friday = Date.UTC(2026, 10, 20);
const daily = sampleCandles(250, day, friday);

const meta = {
  component: CandleTable,
  tags: ['autodocs'],
  parameters: { guide },
  args: { candles: daily.slice(-5), period: 'day', labels: sampleLabels, locale: 'es' },
} satisfies Meta<typeof CandleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};

export const Minutes: Story = {
  args: { candles: sampleCandles(5, minute, friday + 21 * 60 * minute), period: 'timeline' },
};

/** A market that reports no volume, and a price of four decimal places. */
export const WithoutVolume: Story = {
  args: {
    candles: daily.slice(-5).map((candle) => Object.assign({}, candle, { volume: null })),
    digits: 4,
  },
};

/** The newest first; older ones when asked for, until there are no more. */
export const Older: Story = {
  args: { candles: daily.slice(-70) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.more }));
    await expect(canvas.getAllByRole('row')).toHaveLength(71);
    await expect(canvas.queryByRole('button', { name: sampleLabels.more })).toBeNull();
  },
};

export const LargeText: Story = { globals: { textSize: 'double' } };
