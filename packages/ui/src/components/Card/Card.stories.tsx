import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/Image.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const guide: ComponentGuide = {
  use: 'A ground for what belongs together: a figure with its name and its change. Never a card inside a card.',
  instead: {
    List: 'for rows of one kind',
    Section: 'where a title and some space set it apart well enough',
    Banner: 'for a notice',
  },
  keyboard: {
    Enter: 'follows it, where it has an `href`; otherwise it cannot be focused',
  },
  accessibility: {
    role: 'None; `link` where it has an `href`.',
    name: 'All the words in it, where it is a link: keep them few.',
    announced: 'Nothing.',
    contrast: 'Words 4.5 : 1 on each tone. Forced colours show its edge, where grounds vanish.',
    motion:
      'Its opacity fades under a finger or a pointer in 120 ms; at once where less motion is asked for.',
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

/** Content reaches the edges, which clip it. */
export const WithoutPadding: Story = {
  args: { padding: 0, children: <Image src={null} alt="" /> },
};
