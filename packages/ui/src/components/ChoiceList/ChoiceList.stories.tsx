import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from './ChoiceList.guide.ts';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

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

/** What is missing is said, and belongs to the group. */
export const Missing: Story = {
  args: { problem: 'Choose how to pay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose how to pay');
  },
};

function Held(props: ChoiceListProps<Way>) {
  const [value, setValue] = useState<Way | null>(null);
  return <ChoiceList {...props} value={value} onChange={setValue} />;
}

/** The whole row is the target; arrow keys choose. */
export const ByFingerAndKeyboard: Story = {
  render: (args) => <Held {...args} />,
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
