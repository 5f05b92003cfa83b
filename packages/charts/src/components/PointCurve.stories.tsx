import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointCurve } from './PointCurve.tsx';

const guide: ComponentGuide = {
  use: 'How a figure goes with another through a few points that have names: the yield of debt with its term.',
  instead: {
    ValueLine: 'for a course over time that is read off',
    Sparkline: 'for the course of a price in a row',
    RangeColumns: 'for ranges rather than points',
  },
  keyboard: 'None: it is a picture. A table with the same figures stands behind it.',
  accessibility: {
    role: '`img`.',
    name: '`screenReaderText`: from where to where it goes.',
    announced: 'Nothing.',
    contrast:
      'Words 4.5 : 1, line and points 3 : 1. The chosen point is larger and its word in bold.',
    motion: 'None.',
  },
};

const points = [
  { id: 'UST3M', label: '3 m', at: 0, value: 5.08 },
  { id: 'UST6M', label: '6 m', at: 0.14, value: 4.93 },
  { id: 'UST2Y', label: '2 y', at: 0.43, value: 4.57 },
  { id: 'UST5Y', label: '5 y', at: 0.63, value: 4.2 },
  { id: 'UST10Y', label: '10 y', at: 0.77, value: 4.27 },
  { id: 'UST30Y', label: '30 y', at: 1, value: 4.61 },
];

const meta = {
  component: PointCurve,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    points,
    chosen: null,
    high: '5.08%',
    low: '4.20%',
    screenReaderText: 'From 5.08% in 3 months to 4.61% in 30 years',
  },
} satisfies Meta<typeof PointCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The highest point touches the top, the lowest the bottom. */
export const Curve: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: meta.args.screenReaderText });
    // Skips the upper and lower edge.
    const dots = [...picture.querySelectorAll('line')]
      .slice(2)
      .map((dot) => [Number(dot.getAttribute('x1')), Number(dot.getAttribute('y1'))]);
    await expect(dots[0]).toEqual([0, 0]);
    await expect(dots[3]).toEqual([630, 100]);
    await expect(dots.at(-1)).toEqual([1000, 53.41]);
  },
};
export const Chosen: Story = { args: { chosen: 'UST5Y' } };
/** Only the outer labels and the chosen one are left. */
export const InLargeText: Story = {
  args: { chosen: 'UST10Y' },
  globals: { textSize: 'double', locale: 'de' },
};
