import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const guide: ComponentGuide = {
  use: 'One of a few, all in view, each a word: a period, a side of the market.',
  instead: {
    ChoiceList: 'where a choice wants a line or two',
    Tabs: 'where each choice is a view of its own',
  },
  keyboard: {
    Tab: 'goes to the chosen one',
    'ArrowLeft ArrowRight ArrowUp ArrowDown': 'choose the one before or after',
    Space: 'chooses, where none is chosen yet',
  },
  accessibility: {
    role: '`group` of `radio`s.',
    name: 'The `label` names the group, seen or not; each radio has its own.',
    announced: 'Nothing besides what the browser says of a radio.',
    contrast:
      'Words 4.5 : 1 and the focus ring 3 : 1, but a disabled one is half faded. What is chosen has an edge of 3 : 1 besides its ground.',
    motion:
      'The ground of the chosen one slides there in 200 ms; without that where less motion is asked for.',
  },
};

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
    const [slide] = document.getAnimations();
    // With reduced motion, which screenshots use, nothing slides.
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (moves) await expect(slide?.effect).toMatchObject({ pseudoElement: '::before' });
    await slide?.finished;
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
