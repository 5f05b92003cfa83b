import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A small price curve without axes or selectable points. A dotted line can show the value that it is compared with. Without data its space stays empty, or has a dash if it is `dashed`.',
  instead: {
    PriceChart: 'for a curve whose points can be selected',
    Change: 'for the size of the change',
    Meter: 'for a share of a whole',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: '`img` with a `label`; otherwise decoration, hidden from screen readers.',
    name: '`label`: the curve in words. None if the figures beside it say the same.',
    contrast:
      'The line has at least 4.5 : 1. Rise and fall have colours, and the slope shows the same.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Sparkline,
  tags: ['autodocs'],
  parameters: { guide },
  args: { direction: 'rise', points: [3, 4, 3.5, 5, 4.6, 6] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rise: Story = {};
export const Fall: Story = { args: { direction: 'fall', points: [6, 4, 5, 3, 2.2] } };
export const Flat: Story = { args: { direction: 'flat', points: [2, 2, 2] } };
export const ByPath: Story = { args: { path: 'M0 30L20 26L40 31L60 12L80 16L100 4' } };
export const Area: Story = { args: { area: 'below' } };
export const AreaByPath: Story = {
  parameters: notPictured('Same picture as “Area”.'),
  args: { path: 'M0 30L50 22L100 8', area: 'M0 30L50 22L100 8L100 40L0 40Z' },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(paths).toEqual(['M0 30L50 22L100 8L100 40L0 40Z', 'M0 30L50 22L100 8']);
  },
};
export const Wide: Story = { args: { wide: true } };
/** The line falls below its dotted baseline. */
export const FallOverBase: Story = {
  args: { direction: 'fall', points: [10, 12, 8, 6, 7, 9], base: 10 },
};

/** The line is above its baseline. */
export const RiseOverBase: Story = { args: { points: [12, 13, 12.5, 15], base: 10 } };

/** The space stays empty without points. */
export const BaseAlone: Story = {
  parameters: notPictured('Same picture as “Nothing”.'),
  args: { points: [], base: 10 },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(paths).toEqual(['']);
  },
};

/** A dash is the sign of a line that the upstream does not have. */
export const Missing: Story = { args: { points: [], direction: 'flat', dashed: true } };

/** The area ends at the baseline. */
export const AreaToBase: Story = {
  args: { direction: 'fall', points: [10, 10.6, 9.6, 9.4, 9.7], base: 10, area: 'below' },
};

/** Reports an element that has been in view for a moment, and when it leaves. */
export const InView: Story = {
  parameters: notPictured('Same picture as “Rise”.'),
  tags: ['!autodocs'],
  args: { onInViewChange: fn() },
  decorators: [
    (Shown) => (
      <div style={{ height: 3000 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onInViewChange).toHaveBeenLastCalledWith(true));
    globalThis.scrollTo(0, 2000);
    await waitFor(() => expect(args.onInViewChange).toHaveBeenLastCalledWith(false));
    globalThis.scrollTo(0, 0);
  },
};

export const Nothing: Story = { args: { points: [] } };
export const Labelled: Story = {
  parameters: notPictured('Same picture as “Rise”; only screen readers notice the difference.'),
  args: { label: 'Rose from 3 to 6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rose from 3 to 6' })).toBeVisible();
  },
};
