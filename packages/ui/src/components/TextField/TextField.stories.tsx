import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'One line of text: a name, a phone number, an address.',
  instead: {
    NumberField: 'for a number',
    PasswordField: 'for a secret of letters',
    CodeField: 'for a secret code of digits',
    SearchField: 'for a search',
    MessageComposer: 'for a message of several lines',
  },
  keyboard: {
    Tab: 'focuses it',
    Enter: 'submits the `Form` around it',
  },
  accessibility: {
    role: '`textbox`.',
    name: 'Its label, always visible, followed by `prefix` and `suffix`. `problem` and `hint` are its description, in this order.',
    ...fieldGuide,
  },
};

const meta = {
  component: TextField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'phone', label: 'Phone', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '55');
    await expect(args.onChange).toHaveBeenLastCalledWith('55');
  },
};

/** A caller that formats what is typed, such as a phone number. */
function Formatted(props: TextFieldProps) {
  const [text, setText] = useState('');
  return (
    <TextField
      {...props}
      value={text}
      onChange={(next) => setText(next.replace(/^(\d\d)(\d)/, '$1 $2'))}
    />
  );
}

/** The caller's format applies only once an input method has composed the text. */
export const Composed: Story = {
  render: (args) => <Formatted {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Phone');
    await fireEvent.compositionStart(input);
    for (const value of ['5', '55', '551', '5512']) {
      await fireEvent.input(input, { target: { value }, isComposing: true });
      await expect(input).toHaveValue(value);
    }
    await fireEvent.compositionEnd(input, { data: '5512' });
    await expect(input).toHaveValue('55 12');
  },
};

export const Filled: Story = { args: { defaultValue: '5500000001' } };

export const WithHint: Story = {
  args: { hint: '10 digits, without the country code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      '10 digits, without the country code',
    );
  },
};

export const WithProblem: Story = {
  args: { defaultValue: '55', hint: '10 digits', problem: 'The number has fewer than 10 digits.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Phone');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The number has fewer than 10 digits. 10 digits',
    );
  },
};

/** The unit is a label of the field: tapping the unit focuses the field. */
export const WithPrefix: Story = {
  args: { prefix: '+52', defaultValue: '5500000001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('+52'));
    await expect(canvas.getByRole('textbox', { name: 'Phone +52' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '5500000001' } };

export const LongWords: Story = {
  args: {
    label: 'Kontobewegungsbenachrichtigungstelefonnummer',
    problem: 'Kontobewegungsbenachrichtigungstelefonnummernprüfung fehlgeschlagen',
  },
};

export const WithSuffix: Story = { args: { name: 'share', label: 'Share', suffix: '%' } };
