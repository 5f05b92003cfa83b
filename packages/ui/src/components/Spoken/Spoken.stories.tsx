import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Spoken.guide.ts';
import { Spoken } from './Spoken.tsx';

const meta = {
  component: Spoken,
  tags: ['autodocs'],
  parameters: { guide },
  args: { words: 'ends in 7771', children: '•••• 7771' },
} satisfies Meta<typeof Spoken>;
export default meta;

export const Masked: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ends in 7771')).toBeInTheDocument();
    await expect(canvas.getByText('•••• 7771')).toHaveAttribute('aria-hidden', 'true');
  },
};
