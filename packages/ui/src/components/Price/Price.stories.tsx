import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Price, type PriceProps } from './Price.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A price with its age. When `ageOf` returns a text for its age, the price becomes grey and shows that text within a second. A new value tints the background of its cell and moves nothing.',
  instead: {
    Money: 'for an amount without an age',
    Change: 'for the change of a price',
    Sparkline: 'for the price curve',
    PriceChart: 'for a price curve whose points can be selected',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: 'None: it is text.',
    name: 'The figure as written, or `screenReaderText`; then its age, if it is stale.',
    announced: 'Nothing: prices change too often.',
    contrast:
      'Text has at least 4.5 : 1 in both themes. Figures with the same number of digits are equally wide, and large ones stop growing at the width of a phone. A stale price says so in words, and the colour of `direction` repeats the sign beside it.',
    motion: 'None: a new value changes the background of its cell for 400 ms, without a fade.',
  },
};

/** Creates an `ageOf` that returns a text for prices older than `limitMs`. */
const staleAfter = (limitMs: number) => (readAt: number, now: number) =>
  now - readAt > limitMs ? `${Math.floor((now - readAt) / 1000)} s ago` : null;

const meta = {
  component: Price,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    value: '227.53',
    readAt: null,
    ageOf: staleAfter(10_000),
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hero: Story = { args: { unit: 'US$', size: 40 } };
export const FiveDigits: Story = {
  args: { value: '1.08430', digits: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('1.08430');
  },
};
export const Rising: Story = { args: { direction: 'rise' } };
export const Falling: Story = { args: { direction: 'fall' } };
export const Missing: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('—');
  },
};

/** With a fake clock, the price is grey at once and shows its age after a second. */
const minuteOld: Story = {
  args: { readAt: 0 },
  parameters: { now: () => 61_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-stale]')).toBeVisible();
    await expect(canvas.queryByText(/ago/)).toBeNull();
    await waitFor(() => expect(canvas.getByText('61 s ago')).toBeVisible());
  },
};

export const Stale: Story = minuteOld;
export const StaleAgeAfter: Story = {
  ...minuteOld,
  args: { ...minuteOld.args, ageSide: 'after' },
};
export const StaleHero: Story = {
  ...minuteOld,
  args: { ...minuteOld.args, unit: 'US$', size: 40 },
};

function AgesWhileOneLooks(props: PriceProps) {
  const [readAt] = useState(Date.now);
  return <Price {...props} readAt={readAt} />;
}

/** The shared timer greys the price and writes its age without a render. */
export const Ageing: Story = {
  args: { ageOf: staleAfter(200) },
  parameters: notPictured('Its age differs in each run.'),
  render: (args) => <AgesWhileOneLooks {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ago/)).toBeNull();
    await waitFor(() => expect(canvas.getByText(/^\d+ s ago$/)).toBeVisible());
  },
};

function Ticking(props: PriceProps) {
  const [value, setValue] = useState('227.53');
  return (
    <Stack>
      <Price {...props} value={value} />
      <Button onPress={() => setValue('227.54')}>Up</Button>
      <Button onPress={() => setValue('226.00')}>Down</Button>
    </Stack>
  );
}

/** A new value tints the cell for 400 ms and moves nothing. */
export const Tint: Story = {
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const cell = () => canvasElement.querySelector('[data-tint]');
    const place = canvas.getByText('227.53').getBoundingClientRect();
    await expect(cell()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Up' }));
    await expect(cell()).toHaveAttribute('data-tint', 'rise');
    await expect(canvas.getByText('227.54').getBoundingClientRect()).toEqual(place);
    await waitFor(() => expect(cell()).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Down' }));
    await expect(cell()).toHaveAttribute('data-tint', 'fall');
    await waitFor(() => expect(cell()).toBeNull());
    // The setting `calm` removes the tint.
    const value = canvas.getByText('226.00');
    const untinted = getComputedStyle(value).backgroundColor;
    value.dataset['tint'] = 'rise';
    await expect(getComputedStyle(value).backgroundColor).not.toBe(untinted);
    document.documentElement.dataset['tints'] = 'calm';
    await expect(getComputedStyle(value).backgroundColor).toBe(untinted);
    document.documentElement.dataset['tints'] = 'shown';
    delete value.dataset['tint'];
  },
};

const quotes: readonly Partial<PriceProps>[] = [
  { value: '227.53' },
  { value: '227.54' },
  { value: '227.54', direction: 'rise' },
  { value: '1228.00', direction: 'rise', screenReaderText: 'in words' },
  { value: null },
  { value: '1229.00', unit: 'US$' },
  { value: '1230.00', unit: 'US$', size: 40 },
  { value: '1231.00', unit: 'US$', size: 40 },
  { value: '227.53', size: 40 },
  { value: '227.53' },
];

function Changing(props: PriceProps) {
  const [at, setAt] = useState(0);
  return (
    <Stack>
      <Price {...props} {...quotes[at]} />
      <Button onPress={() => setAt(at + 1)}>Next</Button>
    </Stack>
  );
}

/** The newest quote is shown, whatever else changes. */
export const AfterOthers: Story = {
  parameters: notPictured('Ends with the picture of “Plain”.'),
  render: (args) => (
    <StrictMode>
      <Changing {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown: string[] = [];
    for (const quote of quotes) {
      if (quote !== quotes[0]) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      shown.push(canvasElement.textContent.replace('Next', ''));
      // A rise from 227.54 to 1228.00, although as text "1228.00" sorts before "227.54".
      if (quote.value === '1228.00') {
        await expect(canvasElement.querySelector('[data-tint]')).toHaveAttribute(
          'data-tint',
          'rise',
        );
      }
    }
    await expect(shown).toEqual([
      '227.53',
      '227.54',
      '227.54',
      '1,228.00in words',
      '—',
      'US$\u00a01,229.00',
      'US$\u00a01,230.00',
      'US$\u00a01,231.00',
      '227.53',
      '227.53',
    ]);
    // The last quote repeats the previous price, so the price has no tint.
    await waitFor(() => expect(canvasElement.querySelector('[data-tint]')).toBeNull());
  },
};
