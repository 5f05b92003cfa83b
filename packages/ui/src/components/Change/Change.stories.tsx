import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from './Change.tsx';
import { notPictured, textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The change of a price: the amount, the percentage or both, with ▲ or ▼. A change that rounds to zero has neither.',
  instead: {
    Percent: 'for a percentage that is not a change of price',
    Price: 'for the price itself',
    Sparkline: 'for the price curve',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'The figures as written, without the triangle, or `screenReaderText`.',
    contrast:
      'Text has at least 4.5 : 1 in both themes. Figures with the same number of digits are equally wide, and large ones stop growing at the width of a phone. Sign and triangle mean the same as the colour; the colours of rise and fall can be swapped.',
  },
};

const meta = {
  component: Change,
  tags: ['autodocs'],
  parameters: { guide },
  args: { amount: '2.71', percent: '1.2' },
} satisfies Meta<typeof Change>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe(words);
  },
});

export const Rise: Story = shows('▲+2.71 (+1.20%)');
export const Fall: Story = {
  args: { amount: '-2.71', percent: '-1.2' },
  ...shows('▼−2.71 (−1.20%)'),
};
export const Flat: Story = { args: { amount: '0.00', percent: '0.00' }, ...shows('0.00 (0.00%)') };
export const RoundsToNothing: Story = {
  parameters: notPictured('Same picture as an unchanged price.'),
  args: { amount: '-0.001', percent: '-0.004' },
  ...shows('0.00 (0.00%)'),
};
export const FiveDigits: Story = {
  args: { amount: '-0.0021', percent: '-0.19', digits: 5 },
  ...shows('▼−0.00210 (−0.19%)'),
};
export const PercentAlone: Story = { args: { amount: undefined }, ...shows('▲+1.20%') };
export const Missing: Story = { args: { amount: null, percent: null }, ...shows('—') };
export const WithUnit: Story = { args: { unit: 'US$', size: 16 } };
