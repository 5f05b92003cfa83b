import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, Text } from '@corro/ui';
import { expect } from 'storybook/test';
import { ShareRing } from './ShareRing.tsx';

const guide: ComponentGuide = {
  use: 'The parts of a whole: a ring, and a list of the parts with their amounts.',
  instead: {
    Meter: 'for one share of a whole',
    Summary: 'for amounts that do not add up to a whole',
  },
  keyboard: 'None: it is a picture with a list.',
  accessibility: {
    role: 'The list is a `dl`. The ring is hidden from screen readers, because the list has the same figures.',
    name: 'None: the heading above it names it.',
    announced: 'Nothing.',
    contrast:
      'Text has at least 4.5 : 1. Gaps separate the segments of the ring, and the list names each part.',
    motion: 'None.',
  },
};

const part = (id: string, label: string, fraction: number | null, dollars: string) => ({
  id,
  label: <Text size={14}>{label}</Text>,
  fraction,
  value: <Money amount={dollars} unit="US$" size={14} />,
});

const meta = {
  component: ShareRing,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    parts: [
      part('cash', 'Available', 0.5, '10000.00'),
      part('stock', 'Shares', 0.3, '6000.00'),
      part('funds', 'Funds', 0.15, '3000.00'),
      part('held', 'Held', 0.05, '1000.00'),
      part('loan', 'Loan', null, '-500.00'),
    ],
  },
} satisfies Meta<typeof ShareRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four arcs follow each other. A debt has no arc. */
export const Parts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const arcs = [...canvasElement.querySelectorAll('path')];
    // Each arc begins at its outer edge: at 0, 50, 80 and 95 % of the turn, clockwise from the top.
    const starts = arcs.map((arc) => arc.getAttribute('d')?.match(/^M(-?[\d.]+),(-?[\d.]+)/));
    const rounded = starts.map((start) => start?.slice(1).map(Number).map(Math.round));
    await expect(rounded).toEqual([
      [0, -56],
      [0, 56],
      [-53, -17],
      [-17, -53],
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};
export const One: Story = { args: { parts: [part('cash', 'Available', 1, '25000.00')] } };
export const Nothing: Story = { args: { parts: [part('loan', 'Loan', null, '-500.00')] } };
