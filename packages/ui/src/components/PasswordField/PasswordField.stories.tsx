import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

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
