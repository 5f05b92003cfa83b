import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';
import { layoutGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Places its children beside each other; they wrap when the text is too long.',
  instead: {
    Stack: 'to place them below each other',
    Grid: 'for cells of equal width on several lines',
    ScrollRow: 'for more than fits, scrolled sideways',
    ActionBar: 'for the main buttons of a screen',
  },
  ...layoutGuide,
};

const meta = {
  component: Inline,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: (
      <>
        <Text>Name</Text>
        <Text tone="muted">1,234.50</Text>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Between: Story = { args: { justify: 'between', align: 'baseline' } };

export const EvenButtons: Story = {
  args: {
    even: true,
    gap: 12,
    children: (
      <>
        <Button tone="neutral" fullWidth>
          Cancel
        </Button>
        <Button fullWidth>Confirm</Button>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    even: true,
    gap: 12,
    children: (
      <>
        <Button tone="neutral" fullWidth>
          Kontobewegungsbenachrichtigungen
        </Button>
        <Button fullWidth>Wertpapierhandelsbestätigung</Button>
      </>
    ),
  },
};

/** The first child takes the remaining width. */
export const GrowingFirst: Story = {
  args: {
    grow: true,
    align: 'start',
    children: (
      <>
        <Button tone="neutral" fullWidth>
          Grows
        </Button>
        <Button>Search</Button>
      </>
    ),
  },
};

/** Without wrapping, text breaks and the figure does not. */
export const OneLine: Story = {
  globals: { locale: 'de' },
  args: {
    wrap: false,
    children: (
      <>
        <Text>Wertpapierdienstleistungsunternehmen</Text>
        <Money amount="1234.50" unit="US$" />
      </>
    ),
  },
};
