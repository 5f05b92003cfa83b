import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeColumns } from './RangeColumns.tsx';

const guide: ComponentGuide = {
  use: 'The ranges of a figure for several things next to each other, such as the possible return of funds with different terms.',
  instead: {
    RangeBar: 'for the position of a figure in one range',
    PointCurve: 'for points instead of ranges',
  },
  keyboard:
    'None: it is a picture. The list below it shows the same figures. With a `choice` it is a slider: arrow keys choose the next column, Home and End the outer ones, Escape none.',
  accessibility: {
    role: '`img`.',
    name: '`screenReaderText`: what is compared, and the figures of the selected column.',
    announced: 'Nothing.',
    contrast: 'Text has at least 4.5 : 1, columns 3 : 1. The label of the selected column is bold.',
    motion: 'None.',
  },
};

const columns = [
  { id: 'a', label: '7 d', from: 0.02, to: 0.1 },
  { id: 'b', label: '1 m', from: 0.1, to: 0.4 },
  { id: 'c', label: '3 m', from: -1, to: 2 },
  { id: 'd', label: '12 m', from: 1, to: 4 },
];

const meta = {
  component: RangeColumns,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    columns,
    chosen: null,
    high: '4.00%',
    low: '−1.00%',
    screenReaderText: 'Returns of 4 funds by term',
  },
} satisfies Meta<typeof RangeColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All columns share one scale, and a dotted line marks zero. */
export const Ranges: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: meta.args.screenReaderText });
    const lines = [...picture.querySelectorAll('line')].map((line) =>
      ['x1', 'x2', 'y1', 'y2'].map((name) => Number(line.getAttribute(name))),
    );
    // The first two lines are the upper and lower edge.
    await expect(lines.slice(2)).toEqual([
      [-20, 1020, 80, 80],
      [125, 125, 79.6, 78],
      [375, 375, 78, 72],
      [625, 625, 100, 40],
      [875, 875, 60, 0],
    ]);
  },
};
export const Chosen: Story = { args: { chosen: 'c' } };

/** A press or an arrow key chooses a column. */
export const Choosable: Story = {
  args: { choice: { valueText: '3 m: 2.00%', onChoose: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: meta.args.screenReaderText });
    await expect(slider).toHaveAttribute('aria-valuetext', '3 m: 2.00%');
    const box = slider.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: slider,
      coords: { clientX: box.left + box.width * 0.6, clientY: box.top + 20 },
    });
    await expect(args.choice?.onChoose).toHaveBeenLastCalledWith('c');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.choice?.onChoose).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{End}');
    await expect(args.choice?.onChoose).toHaveBeenLastCalledWith('d');
    await userEvent.keyboard('{Escape}');
    await expect(args.choice?.onChoose).toHaveBeenLastCalledWith(null);
  },
};
export const One: Story = {
  args: { columns: columns.slice(1, 2), chosen: 'b', high: '0.40%', low: '0.00%' },
};
export const InLargeText: Story = {
  args: { chosen: 'c' },
  globals: { textSize: 'double', locale: 'de' },
};

/** Gains rise from zero and losses fall from it. A label without a figure has no column. */
export const GainsAndLosses: Story = {
  args: {
    columns: [
      { id: 'a', label: 'J', from: 0, to: 3, tone: 'rise' },
      { id: 'b', label: 'F', from: 0, to: 0, tone: 'none' },
      { id: 'c', label: 'M', from: 0, to: -1, tone: 'fall' },
    ],
    high: '3.00',
    low: '−1.00',
    screenReaderText: 'Gains of 3 months',
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Gains of 3 months' });
    // The lines are two edges, zero, and two columns.
    await expect(picture.querySelectorAll('line')).toHaveLength(5);
  },
};

export const Zero: Story = {
  args: {
    columns: [
      { id: 'jan', label: 'J', from: 0, to: 3, tone: 'rise' },
      { id: 'feb', label: 'F', from: 0, to: -2, tone: 'fall' },
    ],
    high: '3',
    low: '−2',
    zero: '0',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

/** Zero is at 80 of 100, too near the lower edge for a label of its own. */
export const ZeroAtTheEdge: Story = {
  args: { zero: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
