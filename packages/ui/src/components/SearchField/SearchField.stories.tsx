import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Name or code', clearLabel: 'Clear', onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'AAPL' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Name or code' });
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('AAPL');
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'AAPL' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithProblem: Story = { args: { problem: 'Enter a code to search.' } };

export const LargeText: Story = {
  args: { label: 'Unternehmensname oder Kürzel', problem: 'Geben Sie ein Kürzel ein.' },
  globals: { locale: 'de', textSize: 'double' },
};
