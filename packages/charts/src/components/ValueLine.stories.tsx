import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { day } from './sample.fixture.ts';
import { ValueLine, type ValueLineProps, ValueLineSkeleton } from './ValueLine.tsx';

const guide: ComponentGuide = {
  use: 'The value of an account or an asset over time, across the whole width and without axes. While a point is selected, the figures above show it.',
  instead: {
    PriceChart: 'for prices with axes, candles and volume',
    Sparkline: 'for the price curve in a row of a list',
  },
  keyboard: {
    Tab: 'focuses it',
    'ArrowLeft ArrowRight': 'select the previous or next point, starting at the newest',
    'PageUp PageDown': 'move by ten points',
    'Home End': 'select the first or last point',
    Escape: 'clears the selection, as does leaving the chart',
  },
  accessibility: {
    role: '`slider`.',
    name: '`label`; its value is `valueText`.',
    announced: 'The value in words when it changes, by the slider itself.',
    contrast: 'The line has at least 3 : 1 in both themes; the figures above show the same value.',
    motion: 'None.',
  },
};

const start = Date.UTC(2026, 9, 20);
const rising = [100, 104, 101, 99, 108, 112, 110, 118, 121, 124].map((value, at) => ({
  at: start + at * day,
  value,
}));

const meta = {
  component: ValueLine,
  subcomponents: { ValueLineSkeleton },
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    points: rising,
    direction: 'rise',
    label: 'Portfolio',
    valueText: '124 dollars',
    selected: null,
    onSelect: () => undefined,
  },
} satisfies Meta<typeof ValueLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rise: Story = {};
export const Loading: Story = { render: () => <ValueLineSkeleton /> };
export const Fall: Story = {
  args: {
    direction: 'fall',
    points: rising.map(({ at, value }) => ({ at, value: 200 - value })),
  },
};
export const Flat: Story = {
  args: { direction: 'flat', points: rising.map(({ at }) => ({ at, value: 100 })) },
};
export const Nothing: Story = { args: { direction: 'flat', points: [] } };

function Controlled(args: ValueLineProps) {
  const [selected, select] = useState<number | null>(null);
  const shown = args.points[selected ?? args.points.length - 1];
  return (
    <ValueLine
      {...args}
      valueText={`${shown?.value} dollars`}
      selected={selected}
      onSelect={select}
    />
  );
}

/** Finger, mouse and arrow keys select a point and release it. */
export const ReadOff: Story = {
  render: Controlled,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Portfolio' });
    const { left, width } = slider.getBoundingClientRect();
    // Waits, because the selection shows with the next frame.
    const says = (value: number) =>
      waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', `${value} dollars`));
    const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
    await fireEvent.pointerDown(slider, { ...touch, clientX: left + 1 });
    await says(100);
    await fireEvent.pointerMove(slider, { ...touch, clientX: left + width * 0.45 });
    await says(108);
    await fireEvent.pointerUp(slider, { ...touch, clientX: left + width * 0.45 });
    await says(124);
    // A cancelled pointer means that the browser scrolls with the finger.
    await fireEvent.pointerDown(slider, { ...touch, clientX: left + 1 });
    await says(100);
    await fireEvent.pointerCancel(slider, { ...touch, clientX: left + 1 });
    await says(124);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await says(118);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await says(100);
    await userEvent.keyboard('{PageUp}');
    await says(124);
    await userEvent.keyboard('{Home}{Escape}');
    await says(124);
    await userEvent.keyboard('{End}{PageDown}{ArrowRight}{ArrowRight}');
    await says(101);
  },
};
