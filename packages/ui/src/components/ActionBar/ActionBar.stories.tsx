import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { guide } from './ActionBar.guide.ts';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  component: ActionBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: <Button>Continue</Button> },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Three: Story = {
  args: {
    children: [
      <Button key="records" tone="neutral">
        Records
      </Button>,
      <Button key="sell" tone="fall">
        Sell
      </Button>,
      <Button key="buy" tone="rise">
        Buy
      </Button>,
    ],
  },
};

/** Each takes a line of its own where there is no room beside the others. */
export const LongWordsInLargeText: Story = {
  args: {
    children: [
      <Button key="records" tone="neutral">
        Auftragsverzeichnis
      </Button>,
      <Button key="buy" tone="rise">
        Kaufen
      </Button>,
    ],
  },
  globals: { locale: 'de', textSize: 'double' },
};
