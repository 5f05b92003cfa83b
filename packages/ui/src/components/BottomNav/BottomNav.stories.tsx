import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const guide: ComponentGuide = {
  use: "The app's main screens, five at most, within reach of the thumb. It disappears while a sheet or a dialog is open.",
  instead: {
    ActionBar: 'for the main buttons of a screen, in the same place',
    Tabs: 'for several views of one thing',
    Header: 'for the back button',
  },
  keyboard: {
    Tab: 'moves from link to link',
    Enter: 'follows the link',
  },
  accessibility: {
    role: '`navigation` with a `list` of `link`s; the current one has `aria-current="page"`.',
    name: 'Its `label`; each link is named by its text and the text of its badge.',
    announced: 'Nothing.',
    contrast:
      'Text has at least 4.5 : 1, the focus ring 3 : 1. The current link has a background and bolder text in addition to its colour.',
    motion:
      'It slides out while a sheet or a dialog is open, in 200 ms; with reduced motion, immediately.',
  },
};

const items: BottomNavItem[] = [
  { href: '#home', label: 'Inicio', icon: 'home', current: true },
  { href: '#markets', label: 'Mercados', icon: 'markets', current: false },
  { href: '#list', label: 'Favoritos', icon: 'star', current: false },
  { href: '#trade', label: 'Operar', icon: 'portfolio', current: false },
  {
    href: '#account',
    label: 'Cuenta',
    icon: 'account',
    current: false,
    badge: { count: 3, label: '3 sin leer' },
  },
];

const german = ['Startseite', 'Märkte', 'Beobachten', 'Handeln', 'Konto'];

const meta = {
  component: BottomNav,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  args: { label: 'Main', items },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const German: Story = {
  args: { items: items.map((item, index) => Object.assign({}, item, { label: german[index] })) },
  globals: { locale: 'de' },
};

/** The navigation is hidden while a dialog is open. */
export const BehindDialog: Story = {
  render: (args) => (
    <>
      <BottomNav {...args} />
      <Dialog open onOpenChange={() => {}} title="Question" actions={null}>
        Answer
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('nav')).not.toBeVisible());
  },
};
