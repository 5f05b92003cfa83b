import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money.tsx';
import { Summary } from './Summary.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'What the customer is about to confirm: names on the left, figures on the right, the total in a bolder row.',
  instead: {
    Table: 'for more than one figure per name',
    List: 'for rows that are links',
    Steps: 'for progress',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'A list of terms and definitions.',
    name: 'Each figure belongs to its name.',
    contrast: 'Text has at least 4.5 : 1 in both themes.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Summary,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    rows: [
      { label: 'Quantity', value: '12' },
      { label: 'Price', value: <Money amount="227.53" unit="US$" />, detail: '4 s ago' },
      { label: 'Fee', value: <Money amount="0.82" unit="US$" /> },
      {
        label: 'Total',
        value: <Money amount="2731.18" unit="US$" />,
        detail: <Money amount="54623.60" unit="MX$" size={14} estimate />,
        emphasis: true,
      },
    ],
  },
} satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const LongWords: Story = {
  args: {
    rows: [
      {
        label: 'Wertpapierdienstleistungsgebühr',
        value: <Money amount="1234567890.12" unit="MX$" />,
      },
    ],
  },
};
