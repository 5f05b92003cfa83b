import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DigitsField } from './DigitsField.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A number that is copied and not calculated with: of an account, of a card. Its digits are shown in groups; the caller gets them without spaces.',
  instead: {
    NumberField: 'for an amount or a quantity',
    CodeField: 'for a secret code',
    TextField: 'for words, and for text that may contain letters',
  },
  keyboard: {
    Backspace: 'deletes a digit, even after a space',
    Enter: 'submits the `Form` around it',
  },
  accessibility: {
    role: 'Text input.',
    name: 'Its label, always visible. `problem` and `hint` are its description, in this order.',
    ...fieldGuide,
  },
};

const meta = {
  component: DigitsField,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: { disableSnapshot: true, because: 'It looks like a text field.' },
  },
  args: { name: 'account', label: 'Account', blocks: [3, 3, 11, 1], onChange: fn() },
} satisfies Meta<typeof DigitsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: '18 digits' } };

/** Backspace after a space deletes the space and the digit before it. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Account');
    await userEvent.type(input, '0020100');
    await expect(input).toHaveValue('002 010 0');
    await expect(args.onChange).toHaveBeenLastCalledWith('0020100');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('002 01');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('000 1');
    await expect(args.onChange).toHaveBeenLastCalledWith('0001');
    await expect(input.selectionStart).toBe(2);
  },
};

/** The separators in a pasted number are replaced by the groups of the field. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Account'));
    await userEvent.paste('002-010-0777 7777 777-1');
    await expect(canvas.getByLabelText('Account')).toHaveValue('002 010 07777777777 1');
    await expect(args.onChange).toHaveBeenLastCalledWith('002010077777777771');
  },
};

/** Text that is not a number stays as typed. */
export const Words: Story = { args: { defaultValue: 'TRv8' } };

export const WithProblem: Story = {
  args: { defaultValue: '002010', problem: 'Please enter 18 digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account')).toBeInvalid();
  },
};
