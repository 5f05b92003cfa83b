import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const guide: ComponentGuide = {
  use: 'Several views of one thing, one at a time: buy and sell, day and week. If they do not fit, they scroll sideways, and the selected tab scrolls into view.',
  instead: {
    SegmentedControl: 'for a setting that does not switch the view',
    BottomNav: "for the app's main screens",
    Section: 'for parts that are visible together',
  },
  keyboard: {
    Tab: 'moves to the selected tab, then to its panel',
    'ArrowLeft ArrowRight': 'select the previous or next tab, and continue at the other end',
    'Home End': 'select the first or last tab',
  },
  accessibility: {
    role: '`tablist` of `tab`s, each with its `tabpanel`.',
    name: '`label` names the list; a tab is named by its text, and its panel by the tab.',
    announced: 'Nothing.',
    contrast:
      'Text has at least 4.5 : 1, the focus ring 3 : 1. The selected tab is underlined and bolder in addition to its colour.',
    motion: 'The underline slides to the selected tab in 200 ms; with reduced motion, it jumps.',
  },
};

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

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

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
  /**
   * The chosen tab is centred as far as the row scrolls, within a pixel of rounding. The row fades
   * where it continues.
   */
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    if (row.scrollWidth > row.clientWidth + 8) {
      await waitFor(() => expect(row).toHaveAttribute('data-continues'));
    }
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab);
      const off = middleOf(tab) - middleOf(row);
      const most = row.scrollWidth - row.clientWidth;
      if (row.scrollLeft > 0) await expect(off).toBeGreaterThan(-2);
      if (row.scrollLeft < most - 1) await expect(off).toBeLessThan(2);
      tab.blur();
    }
  },
};

/** Tabs of which the page shows all but a sliver, and tabs that are a little too wide. */
export const CutClearly: Story = {
  render: (props) => (
    <>
      {[350, 375, 400, 425].map((width) => (
        <div key={width} style={{ width }}>
          <Stage {...props} />
        </div>
      ))}
    </>
  ),
  args: {
    value: 'one',
    items: [
      { value: 'one', label: 'Todas' },
      { value: 'two', label: 'Pendientes' },
      { value: 'three', label: 'Ejecutadas' },
      { value: 'four', label: 'Canceladas' },
      { value: 'five', label: 'Vencidas' },
    ],
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('tablist')) {
      const end = row.getBoundingClientRect().right - 16;
      const shares = Array.from(row.children, (tab) => {
        const { left, width } = tab.getBoundingClientRect();
        return (end - left) / width;
      });
      const isCut = shares.some((share) => share > 0.4 && share < 0.8);
      await expect(isCut || shares.every((share) => share > 0.99)).toBe(true);
    }
  },
};

export const Arrows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Buy' }));
    await userEvent.keyboard('{ArrowRight}');
    const [slide] = document.getAnimations();
    // With reduced motion, which screenshots use, nothing slides.
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (moves) await expect(slide?.effect).toMatchObject({ pseudoElement: '::after' });
    await slide?.finished;
    await expect(canvas.getByRole('tab', { name: 'Sell' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Second');
  },
};
