import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Percent } from './Percent.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A percentage with its sign and two decimals; its colour follows the sign.',
  instead: {
    Change: 'for a change of price, with ▲ or ▼',
    Meter: 'beside it, for a bar of the same share',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'The figure as written.',
    contrast:
      'Text has at least 4.5 : 1 in both themes. Figures with the same number of digits are equally wide, and large ones stop growing at the width of a phone. The sign means the same as the colour.',
  },
};

const meta = {
  component: Percent,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value: '1.2' },
} satisfies Meta<typeof Percent>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe(words);
  },
});

export const Rise: Story = shows('+1.20%');
export const Fall: Story = { args: { value: '-0.405' }, ...shows('−0.41%') };
export const Zero: Story = { args: { value: '0' }, ...shows('0.00%') };
export const Missing: Story = { args: { value: null }, ...shows('—') };
export const Quiet: Story = { args: { tone: 'muted' } };
export const German: Story = { globals: { locale: 'de' }, ...shows('+1,20\u00a0%') };
