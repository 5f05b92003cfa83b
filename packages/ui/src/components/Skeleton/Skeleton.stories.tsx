import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const guide: ComponentGuide = {
  use: 'Reserves the space of content that is loading, in its size, so that nothing moves when it arrives.',
  instead: {
    List: 'for rows: `ListRowSkeleton` has exactly the height of a row',
    EmptyState: 'if there is no content',
  },
  keyboard: 'None: there is no content yet.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None.',
    announced: 'Nothing: announce “loading” once, around it, or set `busy` on the list or table.',
    contrast: 'Less than 3 : 1, because it carries no information; a border in forced colours.',
    motion: 'It pulses; with reduced motion it does not.',
  },
};

const meta = {
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide },
  args: { height: 120 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Sized: Story = {
  args: { height: 24, width: 160 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([160, 24]);
  },
};
export const Share: Story = { args: { height: 24, width: '60%' } };

/** Grows with the text size. */
export const LargeText: Story = {
  args: { height: 24, width: 160 },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([320, 48]);
  },
};
