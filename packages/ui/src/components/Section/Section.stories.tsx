import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Section.guide.ts';
import { Section } from './Section.tsx';

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

export const WithButtonInLargeText: Story = { ...WithButton, globals: { textSize: 'double' } };

export const LongTitle: Story = {
  args: { ...WithAction.args, title: 'Wertpapierhandelsgeschäftsbedingungen im Überblick' },
};
