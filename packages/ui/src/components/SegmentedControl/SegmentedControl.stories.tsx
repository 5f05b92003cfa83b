import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './SegmentedControl.guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Period',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    defaultValue: 'day',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

export const LabelShown: Story = { args: { labelShown: true } };

export const OneOff: Story = {
  args: {
    options: [
      { value: 'half', label: 'Half' },
      { value: 'full', label: 'Full', disabled: true },
    ],
    defaultValue: 'half',
  },
};

export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Wertpapierhandelsbestätigung' },
      { value: 'b', label: 'Kontobewegungsbenachrichtigung' },
    ],
    defaultValue: 'a',
  },
};

export const LongWordsInLargeText: Story = {
  ...LongWords,
  globals: { locale: 'de', textSize: 'double' },
};
