import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A secret of letters and digits, hidden while it is typed, with a button that shows it.',
  instead: {
    CodeField: 'for a code with a fixed number of digits',
    TextField: 'for text that others may read',
  },
  keyboard: {
    Tab: 'moves to the field, then to the button that shows or hides the text',
    Enter: 'in the field: submits the `Form` around it; on the button: shows or hides the text',
    Space: 'on the button: shows or hides the text',
  },
  accessibility: {
    role: 'A password input, or `textbox` while the text is shown; beside it a `button`.',
    name: 'Its label, always visible. `problem` and `hint` are its description, in this order. The button is named by its action, `showLabel` or `hideLabel`.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`. The name of the button tells whether the text is shown.',
    contrast: fieldGuide.contrast,
    motion: 'None.',
  },
};

const meta = {
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'password',
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(input).toHaveValue('correct horse');
  },
};

/**
 * Password managers save the password with the user name of a hidden field, which people neither
 * see nor reach.
 */
export const WithUsername: Story = {
  args: { autoComplete: 'new-password', username: '5500000001' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const username = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(username).toHaveValue('5500000001');
    await expect(canvas.queryByDisplayValue('5500000001')).toBe(username);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.paste('correct horse ');
    await expect(password).toHaveValue('correct horse ');
  },
};

export const WithProblem: Story = { args: { problem: 'At least 6 characters.' } };

export const Code: Story = {
  args: {
    label: 'Code',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 6,
    hint: '6 digits',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } };

export const LongWordsInLargeText: Story = {
  args: { label: 'Transaktionspasswort', problem: 'Mindestens sechs Zeichen.' },
  globals: { locale: 'de', textSize: 'double' },
};
