import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const guide: ComponentGuide = {
  use: 'A secret code with a fixed number of digits, one box for each. The digits are never shown, and other characters are dropped.',
  instead: {
    PasswordField: 'for a secret of letters, or one that the reader may want to see',
    NumberField: 'for a number that is not secret',
  },
  keyboard: {
    '0–9': 'fill the next box',
    Backspace: 'empties the last box; digits are added and removed only at the end',
    Enter: 'submits the `Form` around it',
  },
  accessibility: {
    role: 'One password input; its boxes are hidden from screen readers.',
    name: 'Its label, always visible. `problem` and `hint` are its description, in this order.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Text has at least 4.5 : 1, the border of a box and the focus ring 3 : 1. A problem has an icon and a thicker border in addition to its colour. The ring is around the box that is filled next.',
    motion: 'None.',
  },
};

const meta = {
  component: CodeField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'code', label: 'Code', length: 6, onChange: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: CodeFieldProps) {
  const [text, setText] = useState('');
  return (
    <CodeField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const Empty: Story = { args: { hint: '6 digits' } };

/** Shows dots, and passes on only digits. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '24a6');
    await expect(args.onChange).toHaveBeenLastCalledWith('246');
    await expect(canvas.getAllByText('●')).toHaveLength(3);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('24');
    await expect(canvas.getAllByText('●')).toHaveLength(2);
    await expect(canvas.queryByText(/[0-9]/)).toBeNull();
  },
};

/** Pasting drops spaces and extra digits. */
export const Pasted: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.paste('246 8107');
    await expect(args.onChange).toHaveBeenLastCalledWith('246810');
    await expect(input).toHaveValue('246810');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('246810');
  },
};

/**
 * `onChange` gets the code only when the composition of an input method ends. An earlier call could
 * open the next step, and the field of that step would receive the composed text again.
 */
export const Composed: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Code');
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    for (const value of ['２', '２4', '２4 6', '２4 6810']) {
      await fireEvent.input(input, { target: { value }, isComposing: true });
      await expect(input).toHaveValue(value);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input, { data: '24 6810' });
    await expect(input).toHaveValue('246810');
    await expect(args.onChange).toHaveBeenLastCalledWith('246810');
  },
};

/** A tap in the middle moves the caret to the end. */
export const CaretAtEnd: Story = {
  args: { defaultValue: '246' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Code');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('2468');
  },
};

/** With `autoFocus`, the field takes the focus on mount. */
export const Focused: Story = {
  tags: ['!autodocs'],
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

export const Full: Story = { args: { defaultValue: '246810' } };

export const WithProblem: Story = {
  args: { defaultValue: '246', problem: 'Please enter 6 digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(
      'Please enter 6 digits.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '246810' } };

export const LargeText: Story = {
  args: { defaultValue: '246', hint: '6 digits' },
  globals: { textSize: 'double' },
};
