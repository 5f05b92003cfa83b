import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './FloatingButton.guide.ts';
import { FloatingButton } from './FloatingButton.tsx';

const meta = {
  component: FloatingButton,
  tags: ['autodocs'],
  parameters: { guide },
  args: { icon: 'service', label: 'Help', href: '#help' },
} satisfies Meta<typeof FloatingButton>;
export default meta;

export const Button: StoryObj<typeof meta> = {};

export const WithBadge: StoryObj<typeof meta> = {
  args: { badge: <Badge count={3} label="3 unread" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Help 3 unread' })).toBeVisible();
  },
};

export const LargeText: StoryObj<typeof meta> = { ...WithBadge, globals: { textSize: 'double' } };
