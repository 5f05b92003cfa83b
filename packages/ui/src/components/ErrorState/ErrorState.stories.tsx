import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './ErrorState.guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'The prices did not arrive',
    text: 'The server took too long to answer.',
    retryLabel: 'Try again',
    busyLabel: 'Trying…',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The prices did not arrive');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { busy: true } };
export const WithCode: Story = { args: { detail: 'timeout · 10 s' } };
export const LargeText: Story = { ...WithCode, globals: { textSize: 'double' } };
