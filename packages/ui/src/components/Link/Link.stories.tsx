import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guide } from './Link.guide.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  tags: ['autodocs'],
  parameters: { guide },
  args: { href: '#there', children: 'the conditions' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <Text as="p">
      Before you go on, read <Link {...args} /> in full.
    </Text>
  ),
};

export const Standalone: Story = { args: { kind: 'standalone', children: 'See all' } };

export const External: Story = {
  args: { external: true, href: 'https://example.com/', children: 'example.com' },
};

/** “See all” says little by itself. */
export const Named: Story = {
  parameters: {
    chromatic: { disableSnapshot: true, because: 'Only a screen reader tells it from Standalone.' },
  },
  args: { kind: 'standalone', children: 'See all', label: 'See all news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all news' })).toBeVisible();
  },
};
