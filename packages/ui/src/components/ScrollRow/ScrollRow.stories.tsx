import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { ScrollRow } from './ScrollRow.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Children beside each other that scroll sideways, such as a row of indices. It reaches the edges of the page, so that a cut-off child shows that the row scrolls.',
  instead: {
    Grid: 'to show all of them at once',
    Tabs: 'to select one of them and show its view',
  },
  keyboard: {
    Tab: 'moves to the row while it scrolls, then to its content',
    'ArrowLeft ArrowRight': 'scroll it while the row has the focus',
  },
  accessibility: {
    role: '`group`.',
    name: 'Its `label`.',
    announced: 'Nothing.',
    contrast: 'The focus ring 3 : 1.',
    motion: 'None of its own: it follows the finger and stops at the start of a child.',
  },
};

const meta = {
  component: ScrollRow,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Indices',
    children: ['IPC', 'S&P 500', 'Nasdaq 100', 'Dow Jones', 'DAX', 'Nikkei 225'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
  render: (args) => (
    <Page>
      <ScrollRow {...args} />
    </Page>
  ),
} satisfies Meta<typeof ScrollRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnWidths: Story = {};

export const Narrow: Story = { args: { itemWidth: 'narrow' } };

export const Wide: Story = { args: { itemWidth: 'wide' } };

/** A long row starts with 24 children and adds more while scrolling. */
export const TenThousand: Story = {
  parameters: notPictured('Same cards as in the picture of “Narrow”.'),
  args: {
    itemWidth: 'narrow',
    children: Array.from({ length: 10_000 }, (_, at) => <Card key={at}>{`Index ${at + 1}`}</Card>),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Indices' });
    await expect(row.children).toHaveLength(24);
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row.children).toHaveLength(48));
    row.scrollLeft = row.scrollWidth;
    await canvas.findByText('Index 72');
  },
};

/** Focusable while it overflows, for the arrow keys. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Indices' });
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

/** Not focusable when everything is visible. */
export const AllInView: Story = {
  args: { children: <Card>IPC</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveAttribute('tabindex');
  },
};
