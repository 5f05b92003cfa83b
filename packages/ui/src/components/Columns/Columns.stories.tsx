import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { Columns } from './Columns.tsx';

const guide: ComponentGuide = {
  use: 'The two columns of a page on a tablet: the main content, and what belongs to it.',
  instead: {
    Grid: 'for cells of the same kind',
    Stack: 'for parts that stay below each other on a tablet',
  },
  keyboard: 'None: it is layout. Tab reaches the first column first.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing. Screen readers read the first column first.',
    contrast: 'It paints nothing.',
    motion: 'None.',
  },
};

const meta = {
  component: Columns,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: { disableSnapshot: true, because: 'On a phone it is a Stack of two.' },
  },
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: {
    first: (
      <>
        <Card>What the page is about</Card>
        <Card>What one can do with it</Card>
      </>
    ),
    second: <Card>What belongs to it</Card>,
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone, and with large text, the second part is below the first. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const about = canvas.getByText('What one can do with it').getBoundingClientRect();
    const belongs = canvas.getByText('What belongs to it').getBoundingClientRect();
    await expect(belongs.top).toBeGreaterThan(about.bottom);
  },
};
