import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const guide: ComponentGuide = {
  use: 'States that loading failed, and offers to try again.',
  instead: {
    EmptyState: 'if there is nothing, without a failure',
    Banner: 'beside content that was loaded before',
    Toast: 'for an action that failed',
  },
  keyboard: {
    Tab: 'moves to the button',
    'Enter Space': 'tries again',
  },
  accessibility: {
    role: '`alert` with a `button`.',
    name: 'The button is named `retryLabel`, and `busyLabel` while it retries.',
    announced: 'Its text, immediately, when it appears.',
    contrast: 'Text has at least 4.5 : 1; an icon in addition to the colour.',
    motion: 'None.',
  },
};

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
