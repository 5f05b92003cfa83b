import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Table.guide.ts';
import { Table } from './Table.tsx';

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
export const LargeText: Story = { globals: { textSize: 'double' } };

/** Rows that lead somewhere, with two lines to a cell. */
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

export const Busy: Story = {
  args: { busy: true },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'Only a screen reader tells it from Shown.' },
  },
};

/** The first cell of a row stands above the others. */
export const FitInLargeText: Story = { args: Linked.args!, globals: { textSize: 'double' } };
