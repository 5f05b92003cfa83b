import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointCurve } from './PointCurve.tsx';

const guide: ComponentGuide = {
  use: 'A curve through a few named points, such as the yield of debt by its term.',
  instead: {
    ValueLine: 'for a value over time whose points can be selected',
    Sparkline: 'for the price curve in a row of a list',
    RangeColumns: 'for ranges instead of points',
  },
  keyboard: 'None: it is a picture. A table shows the same figures.',
  accessibility: {
    role: '`img`.',
    name: '`screenReaderText`: the first and the last point in words.',
    announced: 'Nothing.',
    contrast:
      'Text has at least 4.5 : 1, line and points 3 : 1. The selected point is larger and its label is bold.',
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
    // The first two lines are the upper and lower edge.
    const dots = [...picture.querySelectorAll('line')]
      .slice(2)
      .map((dot) => [Number(dot.getAttribute('x1')), Number(dot.getAttribute('y1'))]);
    await expect(dots[0]).toEqual([0, 0]);
    await expect(dots[3]).toEqual([630, 100]);
    await expect(dots.at(-1)).toEqual([1000, 53.41]);
  },
};
export const Chosen: Story = { args: { chosen: 'UST5Y' } };
/** Large text leaves only the outer labels and the chosen one. */
export const InLargeText: Story = {
  args: { chosen: 'UST10Y' },
  globals: { textSize: 'double', locale: 'de' },
};
