import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide },
  args: { height: 120 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Sized: Story = {
  args: { height: 24, width: 160 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([160, 24]);
  },
};
export const Share: Story = { args: { height: 24, width: '60%' } };

/** As much higher as the text that comes. */
export const LargeText: Story = {
  args: { height: 24, width: 160 },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([320, 48]);
  },
};
