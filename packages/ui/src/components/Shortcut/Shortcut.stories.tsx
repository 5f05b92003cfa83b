import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Shortcut } from './Shortcut.tsx';

const guide: ComponentGuide = {
  use: 'A link with an icon above its name. A `Grid` of them with `minColumn="narrow"` is a menu.',
  instead: {
    BottomNav: "for the app's main screens",
    List: 'for links that need a second line',
    Button: 'for an action',
  },
  keyboard: {
    Enter: 'follows the link',
  },
  accessibility: {
    role: '`link`.',
    name: 'Its `label`.',
    announced: 'Nothing.',
    contrast: 'Text has at least 4.5 : 1, the focus ring 3 : 1, in both themes.',
    motion: 'Its opacity changes under a finger in 120 ms; with reduced motion, immediately.',
  },
};

const meta = {
  component: Shortcut,
  tags: ['autodocs'],
  parameters: { guide },
  args: { icon: 'ipo', label: 'Neuemissionen', href: '#new' },
} satisfies Meta<typeof Shortcut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

const menu: Story['render'] = () => (
  <Grid minColumn="narrow" gap={8}>
    <Shortcut icon="block" label="Blockhandel" href="#a" />
    <Shortcut icon="treasury" label="Staatsanleihen" href="#b" />
    <Shortcut icon="fund" label="Fondos de inversión" href="#c" />
    <Shortcut icon="forex" label="Forex" href="#d" />
    <Shortcut icon="futures" label="Vermögensverwaltung" href="#e" />
  </Grid>
);

export const Menu: Story = { render: menu };
