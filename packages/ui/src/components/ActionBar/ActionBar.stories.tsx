import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { ActionBar } from './ActionBar.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The main buttons of a screen, one to three, within reach of the thumb. It takes the place of the navigation. With large text the buttons stack.',
  instead: {
    BottomNav: "for the app's main screens",
    Inline: 'for buttons within the content',
    Sheet: 'has its own `footer`',
  },
  keyboard: {
    Tab: 'moves from button to button',
  },
  accessibility: {
    role: 'None: its buttons have their own roles.',
    name: 'None.',
    contrast: 'It has the background of the page and a thin line above it.',
    ...stillAndSilent,
  },
};

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

/** The total of the order stays in view with the button. */
export const WithSummary: Story = {
  args: { summary: <Money amount="835.56" unit="US$" size={20} /> },
};

/** Buttons that do not fit side by side take a line each. */
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
