import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The number of unread things behind an icon or a row. It shows nothing at 0, and “99+” above 99.',
  instead: {
    Tag: 'for words',
    Text: 'for a count that needs no attention',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: '`label`: the count in words, even if “99+” is shown. It becomes part of the name of its control.',
    contrast: 'Figures have at least 4.5 : 1; a border in forced colours.',
  },
};

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
