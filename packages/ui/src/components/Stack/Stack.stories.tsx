import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Places its children below each other with equal gaps. With `as` it is a list, a navigation or an article.',
  instead: {
    Inline: 'to place them beside each other',
    Grid: 'for cells of equal width',
    Page: 'for the parts of a whole screen',
    List: 'for rows that the reader scans or presses',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'That of the element in `as`. `ul` and `ol` have an explicit `list`, because Safari ignores lists without bullets.',
    name: 'None.',
    contrast: 'It paints nothing.',
    ...stillAndSilent,
  },
};

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
