import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountsProvider } from '../AmountsProvider/AmountsProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money } from './Money.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'An amount of money with its unit: never a bare “$”, always two decimals. Inside an `AmountsProvider` that hides amounts it shows dots, the same number for every amount, unless `own` is false.',
  instead: {
    Price: 'for a price, which has an age',
    Change: 'for the change of a price',
    Percent: 'for a percentage',
    Text: 'for a figure without a unit',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'Unit and figures as written; `hiddenLabel` of the `AmountsProvider` while it is hidden.',
    contrast:
      'Text has at least 4.5 : 1 in both themes. Figures with the same number of digits are equally wide, and large ones stop growing at the width of a phone. Set `signed` for rise and fall, so that they do not depend on colour.',
  },
};

const meta = {
  component: Money,
  tags: ['autodocs'],
  parameters: { guide },
  args: { amount: '25000.00', unit: 'US$' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$ 25,000.00', { normalizeWhitespace: true });
  },
};
export const Hero: Story = { args: { size: 40 } };
export const Estimate: Story = { args: { unit: 'MX$', estimate: true, tone: 'muted' } };
export const Gain: Story = { args: { amount: '12.4', signed: true, tone: 'rise' } };
export const Loss: Story = { args: { amount: '-12.4', signed: true, tone: 'fall' } };
export const Missing: Story = {
  args: { amount: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('—');
  },
};
export const Hidden: Story = {
  args: { size: 40 },
  render: (args) => (
    <AmountsProvider hidden hiddenLabel="Hidden">
      <Money {...args} />
    </AmountsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('25');
  },
};
export const German: Story = { globals: { locale: 'de' } };

/** Figures in a column align. */
export const Column: Story = {
  render: (args) => (
    <Stack>
      <Money {...args} amount="1111111.11" />
      <Money {...args} amount="8888888.88" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const spans = [...canvasElement.querySelectorAll('span')].filter((span) =>
      /^US\$\s[\d,.]+$/.test(span.textContent),
    );
    const widths = spans.map((span) => Math.round(measure(span)));
    await expect(widths).toHaveLength(2);
    await expect(widths[0]).toBe(widths[1]);
  },
};

function measure(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {([12, 14, 16, 20, 28, 40] as const).map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** A phone 390 px wide leaves 290 px beside an avatar. */
export const LongInLargeText: Story = {
  globals: { textSize: 'double' },
  render: (args) => (
    <Stack>
      <Money {...args} size={40} amount="-15485.24" />
      <Money {...args} size={40} amount="9512853.00" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const spans = [...canvasElement.querySelectorAll('[translate=no]')];
    const widths = spans.map((span) => measure(span));
    await expect(widths).toHaveLength(2);
    await expect(Math.max(...widths)).toBeLessThanOrEqual(290);
  },
};
