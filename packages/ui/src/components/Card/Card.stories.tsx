import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/Image.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Card.guide.ts';
import { Card } from './Card.tsx';

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

export const Tappable: Story = {
  args: { href: '#card' },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'Only a pointer and a key tell it from Raised.' },
  },
};

/** For what reaches to its edges; they cut it to their shape. */
export const WithoutPadding: Story = {
  args: { padding: 0, children: <Image src={null} alt="" /> },
};
