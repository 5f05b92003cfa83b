import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guide } from './Tabs.guide.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Stage(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide },
  render: Stage,
  args: {
    label: 'Views',
    value: 'one',
    onChange: () => {},
    items: [
      { value: 'one', label: 'Buy', content: <Text as="p">First</Text> },
      { value: 'two', label: 'Sell', content: <Text as="p">Second</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const OnePanelForAll: Story = {
  args: {
    items: [
      { value: 'one', label: 'Day' },
      { value: 'two', label: 'Week' },
    ],
    children: <Text as="p">The same place for both</Text>,
  },
};

export const MoreThanFit: Story = {
  args: {
    value: 'five',
    items: [
      { value: 'one', label: 'Wertpapiere' },
      { value: 'two', label: 'Blockgeschäfte' },
      { value: 'three', label: 'Neuemissionen' },
      { value: 'four', label: 'Devisen' },
      { value: 'five', label: 'Terminkontrakte' },
    ],
    children: <Text as="p">Scrolled to the chosen one</Text>,
  },
};

export const LargeText: Story = { ...MoreThanFit, globals: { textSize: 'double' } };

export const Arrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Buy' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sell' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Second');
  },
};
