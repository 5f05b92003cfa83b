import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { FloatingButton } from './FloatingButton.tsx';

const guide: ComponentGuide = {
  use: 'One way out that is at hand on every screen, such as help. `AppFrame` puts it in its corner, and lets it step aside while one reads.',
  instead: {
    IconButton: 'for a sign in its place',
    BottomNav: "for the app's main places",
  },
  keyboard: {
    Enter: 'follows it',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its `label`, and the words of its badge.',
    announced: 'Nothing.',
    contrast: 'The sign 4.5 : 1, the focus ring 3 : 1; a shadow, and an edge in forced colours.',
    motion: 'None.',
  },
};

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
