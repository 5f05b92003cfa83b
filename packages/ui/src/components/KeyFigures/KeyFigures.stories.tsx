import type { Meta, StoryObj } from '@storybook/react-vite';
import { Change } from '../Change/Change.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Figures of one thing for reference: a share, a position.',
  instead: {
    Summary: 'for what the customer is about to confirm',
    Table: 'for more than one figure per name',
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
  component: KeyFigures,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    figures: [
      { label: 'Quantity', value: <Text>12</Text> },
      { label: 'Mean cost', value: <Money amount="227.53" unit="US$" /> },
      { label: 'Value', value: <Money amount="2731.18" unit="US$" /> },
      {
        label: 'Gain',
        value: <Change amount="-31.18" percent="-1.12" unit="US$" size={16} />,
      },
    ],
  },
} satisfies Meta<typeof KeyFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const OddNumber: Story = { args: { figures: meta.args.figures.slice(1) } };
export const LongWords: Story = {
  args: {
    figures: [
      {
        label: 'Wertpapierdienstleistungsgebühr',
        value: <Money amount="1234567890.12" unit="MX$" />,
      },
      { label: 'Durchschnittliches Handelsvolumen', value: <Text>1.2 M</Text> },
    ],
  },
};
