import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Header } from './Header.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The name of a screen, the way back, and a few things to do.',
  instead: {
    Heading: 'for a title within the screen',
    Section: 'for a part of the screen',
    BottomNav: "for the app's main places",
  },
  keyboard: {
    Tab: 'goes to the way back, then to the actions',
    Enter: 'follows or presses them',
  },
  accessibility: {
    role: "None of its own; the title is the page's `heading` of level 1, the way back a `link`, or a `button` where it has no `href`.",
    name: 'The way back is named `back.label`.',
    contrast: 'Words 4.5 : 1, the focus ring 3 : 1, in both themes.',
    ...stillAndSilent,
  },
};

const actions = (
  <>
    <IconButton icon="search" label="Search" onPress={() => {}} />
    <IconButton icon="star" label="Favourite" pressed={false} onPress={() => {}} />
  </>
);

const meta = {
  component: Header,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'Markets' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Root: Story = { args: { actions } };
export const Inner: Story = {
  args: {
    title: 'Apple Inc.',
    subtitle: 'AAPL · NASDAQ',
    back: { label: 'Back', href: '#' },
    actions,
  },
};
export const LongTitle: Story = {
  args: {
    ...Inner.args,
    title: 'Wertpapierdienstleistungsunternehmen Aktiengesellschaft & Co. Kommanditgesellschaft',
  },
};
