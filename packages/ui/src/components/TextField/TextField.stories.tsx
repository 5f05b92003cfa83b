import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

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

/** The unit belongs to the name: a tap on it is a tap on the field. */
export const WithPrefix: Story = {
  args: { prefix: '+52', defaultValue: '5500000001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('+52'));
    await expect(canvas.getByRole('textbox', { name: 'Phone +52' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '5500000001' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '5500000001' },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'Only typing tells it from Filled.' },
  },
};

export const LongWords: Story = {
  args: {
    label: 'Kontobewegungsbenachrichtigungstelefonnummer',
    problem: 'Kontobewegungsbenachrichtigungstelefonnummernprüfung fehlgeschlagen',
  },
};

export const WithSuffix: Story = { args: { name: 'share', label: 'Share', suffix: '%' } };

export const LongWordsInLargeText: Story = {
  args: { ...LongWords.args, prefix: '+52', defaultValue: '5500000001' },
  globals: { locale: 'de', textSize: 'double' },
};
