import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A link: underlined within a sentence, or on its own line, 44 px high.',
  instead: {
    Button: 'for an action, or for the main next step of a screen',
    Card: 'if a whole card is a link',
    Shortcut: 'for a menu of links',
  },
  keyboard: {
    Enter: 'follows the link',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its text, or `label` if the text alone does not say where it leads.',
    announced: 'Nothing, not even that an external link opens a new tab: say so in its text.',
    contrast:
      'Text has at least 4.5 : 1, underlined within a sentence, so that it is recognised without colour; the focus ring 3 : 1.',
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

/** A label names the target for screen readers, because “See all” alone does not. */
export const Named: Story = {
  parameters: notPictured(
    'Same picture as “Standalone”; only screen readers notice the difference.',
  ),
  args: { kind: 'standalone', children: 'See all', label: 'See all news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all news' })).toBeVisible();
  },
};
