import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  tags: ['autodocs'],
  parameters: { guide },
  args: { count: 3, label: '3 unread' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = { args: { count: 1204, label: '1204 unread' } };
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};

export const LargeText: Story = { ...Many, globals: { textSize: 'double' } };
