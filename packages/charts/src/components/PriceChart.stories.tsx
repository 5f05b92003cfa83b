import { Button, ErrorState, IconButton, SegmentedControl, Text } from '@corro/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, Profiler, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleCandles } from '../candle.ts';
import { day, minute, sampleLabels } from './sample.fixture.ts';
import { PriceChart, type PriceChartProps } from './PriceChart.tsx';
import type { PriceChartHandle } from './useChartEngine.ts';

const guide: ComponentGuide = {
  use: 'Prices over time as a chart that stays fast with a hundred thousand candles. A button shows them as a table.',
  instead: {
    Sparkline: 'for the price curve in a row of a list',
    CandleTable: 'for only the table',
    Change: 'for the size of the change',
  },
  keyboard: {
    Tab: 'moves to the button that shows the table, then to the chart',
    'ArrowLeft ArrowRight': 'move the crosshair by one candle, starting at the newest',
    'Shift+ArrowLeft Shift+ArrowRight': 'move it by ten candles',
    'Home End': 'move it to the oldest or newest candle',
    '+ -': 'zoom in and out',
    Escape: 'removes the crosshair',
  },
  accessibility: {
    role: '`application`, so that the arrow keys reach it, and a `button` with `aria-pressed` for the table. It has `aria-busy` while the candles load.',
    name: '`labels.chart`; `labels.help` explains the keys. The button is named `labels.table`.',
    announced:
      'The candle under the crosshair in words, politely, after the crosshair has rested for 400 ms.',
    contrast:
      "Text has at least 4.5 : 1, the focus ring 3 : 1. In forced colours rising candles are hollow, and the selected candle's figures have ▲ or ▼.",
    motion:
      'Nothing moves by itself: a new price repaints the last column. The chart pans while a finger holds the crosshair at its left or right edge.',
  },
};

const friday = Date.UTC(2026, 10, 20);
const daily = sampleCandles(250, day, friday);

const meta = {
  component: PriceChart,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    candles: daily,
    period: 'day',
    labels: sampleLabels,
    locale: 'es',
    lastPrice: daily.at(-1)?.close.toFixed(2) ?? null,
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = sampleCandles(390, minute, friday + 21 * 60 * minute);
const lowest = Math.min(...session.map(({ low }) => low));
const highest = Math.max(...session.map(({ high }) => high));

/**
 * Mouse, finger and keys move the crosshair; afterwards the chart shows the newest candle again.
 */
export const Day: Story = {
  play: async ({ canvas, canvasElement }) => {
    const host = canvas.getByRole('application');
    const { left, top } = host.getBoundingClientRect();
    const at = { clientX: left + 60, clientY: top + 60, button: 0, isPrimary: true, pointerId: 1 };
    const mouse = { ...at, pointerType: 'mouse' };
    const finger = { ...at, pointerType: 'touch' };
    const hands = {
      mouse: [() => fireEvent.pointerMove(host, mouse), () => fireEvent.pointerLeave(host, mouse)],
      'mouse that is taken away': [
        () => fireEvent.pointerMove(host, mouse),
        () => fireEvent.pointerCancel(host, mouse),
      ],
      finger: [() => fireEvent.pointerDown(host, finger), () => fireEvent.pointerUp(host, finger)],
      'finger that is taken away': [
        () => fireEvent.pointerDown(host, finger),
        () => fireEvent.pointerCancel(host, finger),
      ],
      'finger that goes sideways': [
        async () => {
          await fireEvent.pointerDown(host, finger);
          await fireEvent.pointerMove(host, { ...finger, clientX: at.clientX + 9 });
        },
        () => fireEvent.pointerUp(host, finger),
      ],
      key: [
        () => {
          host.focus();
          return userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
        },
        () => host.blur(),
      ],
    } as const;
    // Repeats the move, because the pointer finds no candle before the first paint.
    await waitFor(async () => {
      await fireEvent.pointerMove(host, mouse);
      await expect(canvas.queryByText('vie, 20 nov 2026')).toBeNull();
    });
    await fireEvent.pointerLeave(host, mouse);
    for (const [hand, [come, leave]] of Object.entries(hands)) {
      await waitFor(() => expect(canvas.getByText('vie, 20 nov 2026'), hand).toBeVisible());
      await come();
      await waitFor(() => expect(canvas.queryByText('vie, 20 nov 2026'), hand).toBeNull());
      await leave();
    }
    await waitFor(() => expect(canvas.getByText('vie, 20 nov 2026')).toBeVisible());
    // The chart ignores these combinations, because the browser uses them to zoom or to go back.
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      for (const key of ['+', '-', 'ArrowLeft', 'Home']) {
        await expect(await fireEvent.keyDown(host, { key, ...held }), key).toBe(true);
      }
    }
    await expect(canvas.getByText('vie, 20 nov 2026')).toBeVisible();
    // Announcements come after 400 ms. The newest candle is not announced, because its price keeps
    // changing.
    await new Promise((resolve) => setTimeout(resolve, 600));
    const said = canvasElement.querySelector('[aria-live=polite]');
    await expect(said).not.toHaveTextContent('20 nov 2026');
  },
};
export const Timeline: Story = {
  args: { candles: session, period: 'timeline', reference: lowest.toFixed(2), lastPrice: null },
};
export const Falling: Story = {
  args: { candles: session, period: 'timeline', reference: highest.toFixed(2), lastPrice: null },
};
/** If the reference is unknown, the line is grey. */
export const WithoutReference: Story = {
  args: { candles: session, period: 'timeline', reference: null, lastPrice: null },
};
/** A line fills the width with any number of points. */
export const LineOfAWeek: Story = {
  args: {
    candles: daily.slice(-6),
    shape: 'line',
    reference: daily.at(-6)?.close.toFixed(2) ?? null,
  },
};
/** Candles of a minute are too narrow for a column each, so several candles share a column. */
export const CandlesOfMinutes: Story = {
  args: { candles: session, period: 'timeline', shape: 'candles', visibleCandles: 390 },
};

const summed = {
  heading: <Text size={28}>US$ 170.00</Text>,
  summary: <Text>▲ +1.50 (+0.89 %) hoy</Text>,
  actions: <IconButton icon="markets" label="Velas" pressed={false} onPress={() => {}} />,
  controls: (
    <SegmentedControl
      label="Periodo"
      options={['1D', '1S', '1M', '3M', '1A', '5A'].map((value) => ({ value, label: value }))}
      defaultValue="1D"
    />
  ),
};

const summedLine = {
  ...summed,
  candles: session,
  period: 'timeline',
  reference: lowest.toFixed(2),
  lastPrice: null,
  height: 280,
} as const;

/** A sideways finger replaces the summary by the figures under it, and nothing moves. */
export const Summed: Story = {
  args: summedLine,
  play: async ({ canvas, canvasElement }) => {
    const host = canvas.getByRole('application');
    const summary = canvas.getByText('▲ +1.50 (+0.89 %) hoy');
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const places = () =>
      [host, canvas.getByText('US$ 170.00'), canvas.getByRole('group')].map((part) =>
        part.getBoundingClientRect().toJSON(),
      );
    const before = places();
    const { left, top } = host.getBoundingClientRect();
    const finger = (right: number, down: number) => ({
      clientX: left + 120 + right,
      clientY: top + 100 + down,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
    });
    const drag = async (...steps: readonly (readonly [number, number])[]) => {
      await fireEvent.pointerDown(host, finger(0, 0));
      for (const [right, down] of steps) await fireEvent.pointerMove(host, finger(right, down));
    };
    const lift = () => fireEvent.pointerUp(host, finger(0, 0));
    // Repeats the gesture until the chart is drawn.
    const read = (...steps: readonly (readonly [number, number])[]) =>
      waitFor(async () => {
        await lift();
        await drag(...steps);
        await waitFor(() => expect(summary).not.toBeVisible(), { timeout: 300 });
      });

    // A vertical move scrolls the page, even if it turns sideways later.
    await drag([1, 12], [40, 14]);
    await expect(summary).toBeVisible();
    await lift();
    // A sideways move shows the figures at once, even if it turns down later.
    await read([8, 2], [30, 40]);
    await expect(canvas.getByText(/^\d+ nov, \d\d:\d\d$/)).toBeVisible();
    await expect(places()).toEqual(before);
    await lift();
    await waitFor(() => expect(summary).toBeVisible());
    await read([-20, 0]);
    // A second finger starts a zoom, which hides the figures.
    await fireEvent.pointerDown(host, { ...finger(60, 0), pointerId: 2, isPrimary: false });
    await waitFor(() => expect(summary).toBeVisible());
    await lift();
    await fireEvent.pointerUp(host, { ...finger(60, 0), pointerId: 2, isPrimary: false });
  },
};
/** For candles, the crosshair shows five figures. */
export const SummedCandles: Story = {
  args: { ...summed, height: 280 },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('jue, 19 nov 2026')).toBeVisible());
    for (const name of ['open', 'high', 'low', 'close', 'volume'] as const) {
      await expect(canvas.getByText(sampleLabels[name])).toBeVisible();
    }
  },
};
const pinched = createRef<PriceChartHandle>();

/** Number of visible candles; 0 before the first paint. */
function shown(): number {
  const { from, to } = pinched.current?.window() ?? { from: 0, to: 0 };
  return to - from;
}

/** Spreading two fingers shows fewer candles, pinching more, around the same place. */
export const Pinched: Story = {
  args: { ref: pinched },
  parameters: {
    chromatic: { disableSnapshot: true, because: 'It ends as `Day` does.' },
  },
  play: async ({ canvas }) => {
    const host = canvas.getByRole('application');
    const { left, top } = host.getBoundingClientRect();
    const finger = (pointerId: number, right: number) => ({
      clientX: left + right,
      clientY: top + 100,
      isPrimary: pointerId === 1,
      pointerId,
      pointerType: 'touch',
    });
    /** Moves two fingers and returns the number of visible candles. */
    const pinch = async (from: readonly [number, number], to: readonly [number, number]) => {
      await fireEvent.pointerDown(host, finger(1, from[0]));
      await fireEvent.pointerDown(host, finger(2, from[1]));
      await fireEvent.pointerMove(host, finger(1, to[0]));
      await fireEvent.pointerMove(host, finger(2, to[1]));
      await fireEvent.pointerUp(host, finger(1, to[0]));
      await fireEvent.pointerUp(host, finger(2, to[1]));
      return shown();
    };
    await waitFor(() => expect(shown()).toBeGreaterThan(0));
    const before = shown();
    // The fingers move from 80 pixels apart to 160.
    const parted = await pinch([110, 190], [70, 230]);
    await expect(parted / before).toBeCloseTo(0.5, 1);
    const met = await pinch([70, 230], [110, 190]);
    await expect(met / before).toBeCloseTo(1, 1);
  },
};
export const Week: Story = {
  args: { candles: sampleCandles(52, 7 * day, friday), period: 'week' },
};
export const Month: Story = {
  args: { candles: sampleCandles(60, 30.4 * day, friday), period: 'month' },
};
/** Candles follow each other without gaps over weekends and a missing week. */
export const Gaps: Story = {
  args: {
    candles: daily.filter(
      ({ time }, i) => ![0, 6].includes(new Date(time).getUTCDay()) && i % 60 > 6,
    ),
  },
};

/** Some days lack volume, and one price is not a number. */
export const MissingFigures: Story = {
  args: {
    candles: daily.map((candle, i) => ({
      ...candle,
      close: i === 230 ? Number.NaN : candle.close,
      volume: i % 40 < 4 ? null : candle.volume,
    })),
  },
};
export const WithoutVolume: Story = {
  args: { candles: daily.map((candle) => ({ ...candle, volume: null })), digits: 4 },
};
export const OneCandle: Story = { args: { candles: daily.slice(-1) } };
export const OnePoint: Story = {
  args: { candles: session.slice(-1), period: 'timeline', lastPrice: null },
};
export const HundredThousand: Story = {
  args: { candles: sampleCandles(100_000, 60 * minute, friday), visibleCandles: 100_000 },
};
export const Empty: Story = {
  args: { candles: [], lastPrice: null, emptyAction: <Button tone="neutral">Reintentar</Button> },
};
export const Loading: Story = { args: { candles: null, lastPrice: null } };
/** The error replaces the chart and keeps its height, so that the page does not jump. */
export const Failed: Story = {
  args: {
    candles: null,
    lastPrice: null,
    notice: (
      <ErrorState title="Sin respuesta del servidor" retryLabel="Reintentar" onRetry={() => {}} />
    ),
  },
};

/** Arrow keys move the crosshair. A candle is announced when the crosshair rests on it. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const live = canvasElement.querySelector('[aria-live=polite]');
    await waitFor(() => expect(live).toHaveTextContent(/18 nov 2026: Apertura [\d.]+, Máximo/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(live).toHaveTextContent(/16 mar 2026/));
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.table }));
    // `aria-rowcount` counts all rows, because only rows near the view are in the page.
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '61'));
    await userEvent.click(canvas.getByRole('button', { name: sampleLabels.more }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '121'));
  },
};

/** Painting waits for the end of a view transition. */
export const WhileScreensMove: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true, because: 'It is pictured as Day.' } },
  play: async ({ args, canvas, canvasElement, mount }) => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '::view-transition-new(root) { animation: 600s slowly !important; } @keyframes slowly {}',
    );
    document.adoptedStyleSheets.push(slowly);
    const movement = document.startViewTransition();
    try {
      await movement.ready;
      await mount(<PriceChart {...args} />);
      await expect(canvas.getByRole('application')).toBeInTheDocument();
      // Without a transition, this many frames would be enough to paint.
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      await expect(isPainted(canvasElement)).toBe(false);
    } finally {
      movement.skipTransition();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== slowly);
    }
    await waitFor(() => expect(isPainted(canvasElement)).toBe(true));
  },
};

const arrivals = [null, daily, [], daily.slice(0, 100), null, daily];
const arriving = createRef<PriceChartHandle>();
const rendered = fn();

function Arriving(props: PriceChartProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <Profiler id="chart" onRender={rendered}>
        <PriceChart {...props} ref={arriving} candles={arrivals[at] ?? null} lastPrice={null} />
      </Profiler>
      <Button onPress={() => setAt(at + 1)}>Next</Button>
    </>
  );
}

/**
 * The figures of the newest candle appear in the same render as the candles. The host of the
 * picture exists before the candles and lets taps through.
 */
export const Arrivals: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true, because: 'It is pictured as Day and Empty.' } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const [, close] = within(canvasElement.querySelector('dl')!)
      .getAllByRole('definition')
      .slice(2);
    const next = async () => {
      rendered.mockClear();
      canvas.getByRole('button', { name: 'Next' }).click();
      await waitFor(() => expect(rendered).toHaveBeenCalled());
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    };
    /** Expects the empty host while candles load. */
    const expectWaiting = async () => {
      await expect(close).toHaveTextContent('—');
      await expect(canvas.queryByRole('application')).toBeNull();
      arriving.current?.tick(daily[0]!);
      arriving.current?.show({ from: 0, to: 1 });
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      await expect(arriving.current?.window()).toBeNull();
      await expect(canvasElement.querySelector('canvas')).toBeNull();
      const host = canvasElement.querySelector('[aria-busy] svg[height] + div');
      const { left, top } = host!.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 9, top + 9)).not.toBe(host);
      return host;
    };
    const host = await expectWaiting();
    await next();
    await expect(rendered).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('application')).toBe(host);
    await expect(close).toHaveTextContent(daily.at(-1)!.close.toFixed(2));
    await waitFor(() => expect(isPainted(canvasElement)).toBe(true));
    await next();
    await expect(close).toHaveTextContent('—');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await next();
    await expect(close).toHaveTextContent(daily[99]!.close.toFixed(2));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(close).toHaveTextContent(daily[0]!.close.toFixed(2)));
    await next();
    await expectWaiting();
    await next();
    await waitFor(() => expect(isPainted(canvasElement)).toBe(true));
    await expect(close).toHaveTextContent(daily.at(-1)!.close.toFixed(2));
  },
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function isPainted(place: HTMLElement): boolean {
  const picture = place.querySelector('canvas');
  const pixels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
  return pixels?.data.some((value) => value !== 0) ?? false;
}
