import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';
import { layoutGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Cells of equal width: a menu of icons, cards beside each other. With `minColumn`, larger text gives fewer columns.',
  instead: {
    Inline: 'for children of different widths',
    Stack: 'for one column',
    Table: 'for figures with rows and columns',
  },
  ...layoutGuide,
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

export const Wide: Story = { args: { minColumn: 'wide' } };
