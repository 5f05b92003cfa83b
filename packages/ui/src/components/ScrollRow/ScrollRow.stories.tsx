import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { guide } from './ScrollRow.guide.ts';
import { ScrollRow } from './ScrollRow.tsx';

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

/** While more is there than fits it is a stop of the Tab key, for the arrow keys to scroll it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Indices' });
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

/** No stop where everything is in view. */
export const AllInView: Story = {
  args: { children: <Card>IPC</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveAttribute('tabindex');
  },
};
