import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyFigures } from '../KeyFigures/KeyFigures.tsx';
import { RangeBar } from './RangeBar.tsx';

const guide: ComponentGuide = {
  use: 'The position of a figure between a low and a high: the range of a day, or of a year.',
  instead: {
    Meter: 'for the share of a whole',
    Sparkline: 'for the price curve between both',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: bar and labels are hidden from screen readers.',
    name: '`screenReaderText`: low, high and the figure between them, in words.',
    announced: 'Nothing.',
    contrast: 'Text has at least 4.5 : 1, bar and dot 3 : 1; both are visible in forced colours.',
    motion: 'None.',
  },
};

const meta = {
  component: RangeBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    percent: 62,
    low: '124.05',
    high: '131.20',
    screenReaderText: 'Between 124.05 and 131.20; now 128.48',
  },
} satisfies Meta<typeof RangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the position of the dot. */
const dotAt = (at: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toHaveAttribute('cx', at);
  },
});

export const Between: Story = {};
export const AtTheLowerEnd: Story = { args: { percent: 0 } };
export const AtTheUpperEnd: Story = { args: { percent: 100 } };
export const Below: Story = {
  parameters: { chromatic: { disableSnapshot: true, because: 'It is shown at the lower end.' } },
  args: { percent: -20 },
  ...dotAt('0%'),
};
export const Above: Story = {
  parameters: { chromatic: { disableSnapshot: true, because: 'It is shown at the upper end.' } },
  args: { percent: 140 },
  ...dotAt('100%'),
};
export const TwoOfThem: Story = {
  render: (args) => (
    <KeyFigures
      figures={[
        { label: "Day's range", value: <RangeBar {...args} /> },
        {
          label: '52 weeks',
          value: <RangeBar percent={90} low="12,402.75" high="16,930.00" screenReaderText="" />,
        },
      ]}
    />
  ),
};
