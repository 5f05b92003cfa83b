import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const guide: ComponentGuide = {
  use: 'Cells of one width: a menu of signs, cards beside each other. With `minColumn` larger text gives fewer columns.',
  instead: {
    Inline: 'for children of their own widths',
    Stack: 'for one column',
    Table: 'for figures that belong to a row and a column',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'Paints nothing.',
    motion: 'None.',
  },
};

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

/** Fewer columns, so that text keeps its width. */
export const MediumInLargeText: Story = { ...Medium, globals: { textSize: 'double' } };
