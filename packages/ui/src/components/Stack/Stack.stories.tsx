import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { guide } from './Stack.guide.ts';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Tight: Story = { args: { gap: 4 } };

export const Centred: Story = { args: { align: 'center' } };

export const List: Story = {
  args: {
    as: 'ul',
    gap: 8,
    children: (
      <>
        <Stack as="li">First</Stack>
        <Stack as="li">Second</Stack>
      </>
    ),
  },
};
