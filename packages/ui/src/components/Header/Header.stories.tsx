import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Header } from './Header.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The title of a screen, the back button and a few actions.',
  instead: {
    Heading: 'for a title within the screen',
    Section: 'for a part of a screen',
    BottomNav: "for the app's main screens",
  },
  keyboard: {
    Tab: 'moves to the back button, then to the actions',
    Enter: 'follows links and presses buttons',
  },
  accessibility: {
    role: "None of its own. The title is the page's `heading` of level 1; the back button is a `link`, or a `button` without an `href`.",
    name: 'The back button is named `back.label`.',
    contrast: 'Text has at least 4.5 : 1, the focus ring 3 : 1, in both themes.',
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
export const Brand: Story = { args: { title: 'Corro', logo: true, actions } };
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
