import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A way elsewhere: underlined within a sentence, or standing by itself, 44 px high.',
  instead: {
    Button: 'where it does something, or is the one way on of a screen',
    Card: 'where a whole ground leads there',
    Shortcut: 'for a menu of places',
  },
  keyboard: {
    Enter: 'follows it',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its words, or `label` where they alone do not say where it leads.',
    announced: 'Nothing. That an external one opens a new tab is not said: let the words say it.',
    contrast:
      'Words 4.5 : 1, underlined within a sentence, so that it is recognised without colour; the focus ring 3 : 1.',
    motion: 'None.',
  },
};

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
  parameters: notPictured(
    'Same picture as “Standalone”; only screen readers notice the difference.',
  ),
  args: { kind: 'standalone', children: 'See all', label: 'See all news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all news' })).toBeVisible();
  },
};
