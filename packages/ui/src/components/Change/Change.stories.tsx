import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from './Change.tsx';
import { notPictured, textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'How a price changed: the amount, the percentage or both, with ▲ or ▼. What rounds to nothing neither rises nor falls.',
  instead: {
    Percent: 'for a percentage that is not a change of price',
    Price: 'for the price itself',
    Sparkline: 'for its course',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'The figures as written, without the triangle; or `screenReaderText`.',
    contrast:
      'Ink 4.5 : 1 in both themes. Figures of one length are of one width, and large ones stop growing where they would leave a phone. Sign and triangle say what the colour says; which colour rises can be swapped.',
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
