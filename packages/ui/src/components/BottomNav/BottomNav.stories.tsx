import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './BottomNav.guide.ts';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const items: BottomNavItem[] = [
  { href: '#home', label: 'Inicio', icon: 'home', current: true },
  { href: '#markets', label: 'Mercados', icon: 'markets', current: false },
  { href: '#list', label: 'Favoritos', icon: 'watchlist', current: false },
  { href: '#trade', label: 'Operar', icon: 'trade', current: false },
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
export const LargeText: Story = { ...German, globals: { locale: 'de', textSize: 'double' } };

/** Gone while a dialog is open. */
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
