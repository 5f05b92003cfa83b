import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { guide } from './Grid.guide.ts';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => <Card key={word}>{word}</Card>),
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = { args: { columns: 2 } };

export const Narrow: Story = { args: { minColumn: 'narrow', gap: 8 } };

export const Medium: Story = {
  args: { minColumn: 'medium' },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'On a phone it has two columns as well.' },
  },
};

export const Wide: Story = { args: { minColumn: 'wide' } };

/** Fewer columns, so that words keep their room. */
export const MediumInLargeText: Story = { ...Medium, globals: { textSize: 'double' } };
