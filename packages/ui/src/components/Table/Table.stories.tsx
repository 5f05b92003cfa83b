import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Figures with rows and columns. A table that is wider than the screen scrolls within its own box; with `fit` it keeps the width of the screen. Any number of rows: from 50 rows on, the page contains only those near the view. `hiddenVisually` is for a table that belongs to a picture.',
  instead: {
    List: 'for rows that the reader presses and does not compare',
    Summary: 'for names and figures of one thing',
    CandleTable: 'for the prices of a chart',
  },
  keyboard: {
    Tab: 'moves to the table while it scrolls, and from row to row if rows are links',
    'ArrowLeft ArrowRight': 'scroll it while the table has the focus',
    Enter: 'follows the link of the row',
  },
  accessibility: {
    role: '`table` in a `group`, with column and row headers; `aria-busy` while `busy`. A row with an address contains a `link`.',
    name: '`caption`, for both. The link of a row is named by its first cell.',
    contrast: 'Text has at least 4.5 : 1, the focus ring 3 : 1, in both themes.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Table,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    caption: 'Prices of the week',
    columns: [
      { key: 'day', label: 'Day' },
      { key: 'open', label: 'Open', align: 'end' },
      { key: 'close', label: 'Close', align: 'end' },
      { key: 'volume', label: 'Volume', align: 'end' },
    ],
    rows: [
      { id: '1', cells: { day: 'Monday', open: '226.10', close: '227.53', volume: '41,203,118' } },
      { id: '2', cells: { day: 'Tuesday', open: '227.60', close: '225.04', volume: '38,911,900' } },
      { id: '3', cells: { day: 'Wednesday', open: '225.00', close: '—', volume: '—' } },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const HiddenVisually: Story = { args: { hiddenVisually: true } };

/** Linked rows with two lines per cell. */
export const Linked: Story = {
  args: {
    fit: true,
    columns: [
      { key: 'day', label: 'Day' },
      { key: 'open', label: 'Open', align: 'end' },
      { key: 'close', label: 'Close', align: 'end' },
    ],
    rows: ['Monday', 'Tuesday with a name too long for its column'].map((day) => ({
      id: day,
      href: `#${day}`,
      cells: {
        day: (
          <Stack gap={0}>
            <Text truncate>{day}</Text>
            <Text size={14} tone="muted">
              41,203,118
            </Text>
          </Stack>
        ),
        open: '226.10',
        close: '227.53',
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getAllByRole('link')[0]!;
    const row = link.closest('tr')!.getBoundingClientRect();
    const under = document.elementFromPoint(row.right - 4, row.top + row.height / 2);
    await expect(under).toBe(link);
  },
};

/**
 * Only rows near the view are in the page, with positions and total count. The head counts as the
 * first row.
 */
export const TenThousand: Story = {
  parameters: notPictured('Same rows as in the picture of “Linked”.'),
  args: {
    fit: true,
    onRangeChange: fn(),
    rows: Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      href: `#${at}`,
      cells: { day: `Day ${at + 1}`, open: '226.10', close: '227.53', volume: '41,203,118' },
    })),
  },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(document.body.scrollHeight).toBeGreaterThan(400_000));
    const fewRows = () =>
      waitFor(() =>
        expect(table.querySelectorAll('tr').length).toBeLessThan(globalThis.innerHeight / 44 + 12),
      );
    await fewRows();
    globalThis.scrollTo(0, document.body.scrollHeight);
    await fireEvent.scroll(document);
    const last = await canvas.findByText('Day 10000');
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await fewRows();
    await waitFor(() =>
      expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.any(Number), 9999),
    );
  },
};
