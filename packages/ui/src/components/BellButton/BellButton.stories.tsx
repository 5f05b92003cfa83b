import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { BellButton } from './BellButton.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The link to the notices, among the actions of a `Header`. It contains its own icon, so that a screen can load it after its first view.',
  instead: {
    IconButton: 'for any other icon',
  },
  keyboard: {
    Enter: 'follows the link',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its `label` and the text of its badge.',
    contrast: 'The icon has at least 4.5 : 1, the focus ring 3 : 1.',
    ...stillAndSilent,
  },
};

const meta = {
  component: BellButton,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: { disableSnapshot: true, because: 'An `IconButton` looks the same.' },
  },
  args: { label: 'Notices', href: '#notices' },
} satisfies Meta<typeof BellButton>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};

export const WithBadge: StoryObj<typeof meta> = {
  args: { badge: <Badge count={3} label="3 unread" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notices 3 unread' })).toBeVisible();
  },
};
