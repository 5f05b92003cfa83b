import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A titled part of a page, with at most one action for the whole part.',
  instead: {
    Heading: 'for a title without a part',
    Card: 'for a background without a title',
    Tabs: 'for several views of one thing, one at a time',
  },
  keyboard: 'None: its content has its own keys.',
  accessibility: {
    role: '`region`, so that screen readers can jump to it; its title is a heading of `level`.',
    name: 'Its title.',
    contrast: 'Text has at least 4.5 : 1 in both themes.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Section,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'Latest', children: <Text as="p">What the section holds.</Text> },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Link href="#all" kind="standalone">
        See all
      </Link>
    ),
  },
};

export const WithButton: Story = {
  args: {
    action: (
      <Button tone="quiet" size="small" onPress={() => {}}>
        Edit
      </Button>
    ),
  },
};

/** The target reaches the screen's edge, so the focus ring is inside. */
export const FocusedButton: Story = {
  ...WithButton,
  tags: ['!autodocs'],
  parameters: notPictured('The story measures sizes; the buttons have pictures of their focus.'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit' });
    await expect(button).toHaveFocus();
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    await expect(parseFloat(outlineOffset) + parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
  },
};

export const LongTitle: Story = {
  args: { ...WithAction.args, title: 'Wertpapierhandelsgeschäftsbedingungen im Überblick' },
};
