import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/Image.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const guide: ComponentGuide = {
  use: 'A background for content that belongs together: a figure with its name and its change. Never put a card inside a card.',
  instead: {
    List: 'for rows of one kind',
    Section: 'if a title and some space are enough',
    Banner: 'for a notice',
  },
  keyboard: {
    Enter: 'follows the link, if it has an `href`; otherwise it cannot be focused',
  },
  accessibility: {
    role: 'None; `link` if it has an `href`.',
    name: 'All the text in it, if it is a link: keep it short.',
    announced: 'Nothing.',
    contrast:
      'Text has at least 4.5 : 1 on each tone. Forced colours show a border, because they remove backgrounds.',
    motion:
      'Its opacity changes under a finger or pointer in 120 ms; with reduced motion, immediately.',
  },
};

const meta = {
  component: Card,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: (
      <Stack gap={4}>
        <Text weight="strong">S&amp;P 500</Text>
        <Text size={20}>5,432.10</Text>
        <Text size={14} tone="rise">
          ▲ +0.42%
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Raised: Story = {};

export const Outline: Story = { args: { tone: 'outline' } };

export const Accent: Story = { args: { tone: 'accent', children: 'Something to notice' } };

export const Caution: Story = { args: { tone: 'caution', children: 'Something to mind' } };

/** Content reaches the edges of the card and is clipped at its round corners. */
export const WithoutPadding: Story = {
  args: { padding: 0, children: <Image src={null} alt="" /> },
};
