import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from './Stamp.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The status of a form in a word or two, across the form like a stamp on paper.',
  instead: {
    Tag: 'for a word about a row',
    Steps: 'for progress',
    Banner: 'for a sentence',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'None.',
    contrast: 'Text has at least 4.5 : 1 in both themes. The text means the same as the tone.',
  },
};

const meta = {
  component: Stamp,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Received' },
} satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Caution: Story = { args: { tone: 'caution', children: 'Under review' } };

export const Success: Story = { args: { tone: 'success', children: 'Approved' } };

/** Success is green even where rising prices are red. */
export const SuccessWithRedRises: Story = {
  args: { tone: 'success', children: 'Approved' },
  globals: { prices: 'rise-red' },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByText('Approved'));
    const [red = 0, green = 0] = color.match(/\d+/g)?.map(Number) ?? [];
    await expect(green).toBeGreaterThan(red);
  },
};

export const Critical: Story = { args: { tone: 'critical', children: 'Rejected' } };

export const LargeText: Story = {
  args: { tone: 'caution', children: 'Identitätsprüfungsverfahren' },
  globals: { textSize: 'double' },
};
