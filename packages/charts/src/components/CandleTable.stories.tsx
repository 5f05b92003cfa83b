import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleCandles } from '../candle.ts';
import { day, minute, sampleLabels } from './sample.fixture.ts';
import { CandleTable } from './CandleTable.tsx';

const guide: ComponentGuide = {
  use: 'The prices of a chart as a table, newest first. It shows 60 rows; a button shows 60 more.',
  instead: {
    PriceChart: 'for the chart itself, which opens this table with a button',
    Table: 'for other figures',
  },
  keyboard: {
    Tab: 'moves to the table while it scrolls, then to the button',
    'ArrowLeft ArrowRight': 'scroll it while the table has the focus',
    'Enter Space': 'on the button: shows older rows',
  },
  accessibility: {
    role: '`table` in a `group`, and a `button` while there are older rows.',
    name: '`labels.chart`; the button is named `labels.more`.',
    announced: 'Nothing.',
    contrast: 'Text has at least 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'None.',
  },
};

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

/** The market reports no volume, and prices have four decimal places. */
export const WithoutVolume: Story = {
  args: {
    candles: daily.slice(-5).map((candle) => Object.assign({}, candle, { volume: null })),
    digits: 4,
  },
};

/** Shows the newest rows first, and older ones on request. */
export const Older: Story = {
  args: { candles: daily.slice(-70) },
  play: async ({ canvas }) => {
    const days = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '61'));
    // The first row is the last day of the sample.
    await expect(days()[0]).toContain('20 nov');
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.more }));
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '71'));
    canvas.getAllByRole('row').at(-1)?.scrollIntoView();
    // The last row is the seventieth day back.
    await waitFor(() => expect(days().at(-1)).toContain('12 sep'));
    await expect(canvas.queryByRole('button', { name: sampleLabels.more })).toBeNull();
  },
};
