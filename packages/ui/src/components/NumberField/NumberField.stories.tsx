import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'amount', label: 'Amount', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'At least 10' } };

export const WithUnit: Story = {
  args: { prefix: 'US$', inputMode: 'decimal', defaultValue: '1234.50' },
};

/** What is typed stays as typed. */
export const AsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    for (const text of ['1e3', '1.234,50', '１２', '-0', '007']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
      if (text === '007') continue;
      await userEvent.keyboard('{ArrowUp}');
      await expect(input).toHaveValue(text);
    }
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: '9', min: 1, max: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('9');
  },
};

export const WithProblem: Story = {
  args: { defaultValue: '1.234,50', problem: 'Write it as 1234.50.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '100' } };

/** It cannot be typed in, and the arrow keys step nothing. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '100' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('100');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  args: { prefix: 'US$', suffix: 'pro Jahr', defaultValue: '1234.50', hint: 'Mindestbetrag 10' },
  globals: { locale: 'de', textSize: 'double' },
};
