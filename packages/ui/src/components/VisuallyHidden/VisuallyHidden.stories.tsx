import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide },
  args: { as: 'h1', children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Heard: StoryObj<typeof meta> = {
  parameters: { chromatic: { disableSnapshot: true, because: 'Nothing is to be seen.' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Heard, not seen' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
