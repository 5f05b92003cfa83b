import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Summary } from '../Summary/Summary.tsx';
import { PrintDocument } from './PrintDocument.tsx';

const guide: ComponentGuide = {
  use: 'What is printed in place of the page: the receipt of an order, a statement.',
  instead: {
    Summary: 'for the same figures on the screen',
    Sheet: 'for content on the screen',
  },
  keyboard: 'None: it is printed. The browser’s print command prints it, too.',
  accessibility: {
    role: '`article` with a heading, for readers of the saved PDF.',
    name: 'Its heading.',
    announced: 'Nothing: it is not on the screen.',
    contrast:
      'Black on white in every theme; the mark has a border, because printers omit backgrounds.',
    motion: 'None.',
  },
};

const meta = {
  component: PrintDocument,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: { disableSnapshot: true, because: 'Nothing of it is on the screen.' },
  },
  args: {
    title: 'Contract note',
    issuer: 'Example Brokerage · Licence 0000-000',
    mark: 'DEMO · simulated money',
    foot: 'Printed on 23 Nov 2026',
    children: (
      <Summary
        rows={[
          { label: 'Quantity', value: '10' },
          { label: 'Total', value: 'US$ 1,284.39', emphasis: true },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PrintDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaperOnly: Story = {
  play: async () => {
    await expect(screen.getByText('Contract note')).not.toBeVisible();
    await expect(document.body).toHaveAttribute('data-printing');
  },
};
export const WithoutMark: Story = {
  args: { mark: undefined },
  play: async () => {
    await expect(screen.queryByText(/DEMO/)).toBeNull();
  },
};
