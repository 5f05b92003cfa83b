import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyFigures } from '../KeyFigures/KeyFigures.tsx';
import { RangeBar } from './RangeBar.tsx';

const guide: ComponentGuide = {
  use: 'Between which two figures something lies, and where: the range of a day, or of a year.',
  instead: {
    Meter: 'for how much of a whole',
    Sparkline: 'for the course in between',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: bar and ends are hidden from screen readers.',
    name: '`screenReaderText`: both ends and what is between them, in words.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1, bar and dot 3 : 1; both hold in forced colours.',
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
