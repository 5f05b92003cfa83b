import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Sets its children below each other, evenly apart; with `as` it is a list, a navigation or an article of its own.',
  instead: {
    Inline: 'to set them beside each other',
    Grid: 'for cells of one width',
    Page: 'for the parts of a whole screen',
    List: 'for rows of things that one scans or taps',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'That of the element in `as`; `list` for `ul` and `ol`, said expressly, for without bullets Safari forgets it.',
    name: 'None.',
    contrast: 'Paints nothing.',
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
