import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const guide: ComponentGuide = {
  use: 'One of a few options of one word each, all visible: a period, buy or sell.',
  instead: {
    ChoiceList: 'for options of a line or two',
    Tabs: 'if each option has its own view',
  },
  keyboard: {
    Tab: 'moves to the selected option',
    'ArrowLeft ArrowRight ArrowUp ArrowDown': 'select the previous or next option',
    Space: 'selects the focused option, if none is selected yet',
  },
  accessibility: {
    role: '`group` of `radio`s.',
    name: 'The `label`, visible or not, names the group; each radio has its own name.',
    announced: 'Nothing but what the browser announces of a radio.',
    contrast:
      'Text has at least 4.5 : 1 and the focus ring 3 : 1, but a disabled one is half faded. The selected option has a border of 3 : 1 in addition to its background.',
    motion:
      'The background slides to the selected option in 200 ms; with reduced motion, it jumps.',
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
