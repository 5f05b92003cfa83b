import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from './Shortcut.guide.ts';
import { Shortcut } from './Shortcut.tsx';

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

export const LargeText: Story = { render: menu, globals: { textSize: 'double' } };
