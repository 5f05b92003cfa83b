import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const guide: ComponentGuide = {
  use: 'Something could not be loaded: says what happened, and tries again.',
  instead: {
    EmptyState: 'where there is nothing, without a failure',
    Banner: 'beside what was loaded before',
    Toast: 'for an action that failed',
  },
  keyboard: {
    Tab: 'goes to the button',
    'Enter Space': 'try again',
  },
  accessibility: {
    role: '`alert` with a `button`.',
    name: 'The button is named `retryLabel`, and `busyLabel` while it tries.',
    announced: 'Its words, at once, when it appears.',
    contrast: 'Words 4.5 : 1; a sign besides the colour.',
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
