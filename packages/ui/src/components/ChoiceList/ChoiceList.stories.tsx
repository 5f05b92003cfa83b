import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

const guide: ComponentGuide = {
  use: 'One of several options that need a line or two each: a bank account, a payment method.',
  instead: {
    SegmentedControl: 'for a few options of one word each',
    List: 'for rows that are links',
  },
  keyboard: {
    Tab: 'moves to the selected option, or to the first',
    'ArrowUp ArrowDown ArrowLeft ArrowRight': 'select the previous or next option',
    Space: 'selects the focused option, if none is selected yet',
  },
  accessibility: {
    role: '`group` of `radio`s; of text, if the only choice is made.',
    name: 'The `label`, visible or not, names the group; each radio is named by its title and its text. `problem` describes the group.',
    announced: 'A problem, politely, when it appears or changes.',
    contrast:
      "Text has at least 4.5 : 1, the focus ring 3 : 1. The radio is the browser's own and works in forced colours; the selected option also has a tinted ground.",
    motion: 'None.',
  },
};

type Way = 'transfer' | 'card' | 'cash';

const meta = {
  component: ChoiceList<Way>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'How to pay',
    choices: [
      { value: 'transfer', title: 'Bank transfer', text: 'From your account at any bank' },
      { value: 'card', title: 'Card', text: 'Ending in 7771' },
      { value: 'cash', title: 'Cash' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceList<Way>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'card' } };

export const WithItsLabel: Story = { args: { labelShown: true, value: 'transfer' } };

/** A lone choice that is made is no radio: there is nothing to choose. */
export const Lone: Story = {
  args: {
    choices: [
      {
        value: 'transfer',
        leading: <Avatar letters="BT" />,
        title: 'Bank transfer',
        text: 'From your account at any bank',
      },
    ],
    value: 'transfer',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How to pay' })).toHaveTextContent(
      'Bank transfer',
    );
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** The problem is the accessible description of the group. */
export const Missing: Story = {
  args: { problem: 'Choose how to pay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose how to pay');
  },
};

function Controlled(props: ChoiceListProps<Way>) {
  const [value, setValue] = useState<Way | null>(null);
  return <ChoiceList {...props} value={value} onChange={setValue} />;
}

/** The whole row is a target; arrow keys choose. */
export const ByFingerAndKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('From your account at any bank'));
    await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Card/ })).toBeChecked();
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    value: 'transfer',
    choices: [
      {
        value: 'transfer',
        title: 'Banküberweisungsverfahren',
        text: 'Von Ihrem Konto bei irgendeiner Bank',
      },
      { value: 'card', title: 'Karte', text: 'Endet auf 7771' },
    ],
  },
  globals: { textSize: 'double' },
};
