import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './Header.guide.ts';
import { Header } from './Header.tsx';

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
export const LargeText: Story = { ...LongTitle, globals: { textSize: 'double' } };
