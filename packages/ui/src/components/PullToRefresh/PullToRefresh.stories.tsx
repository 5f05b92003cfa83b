import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Header } from '../Header/Header.tsx';
import { List } from '../List/List.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { Page } from '../Page/Page.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';

const guide: ComponentGuide = {
  use: 'Refreshes a screen when a finger pulls it down at its top. Use it once on a screen whose rows also refresh by themselves. It takes no space.',
  instead: {
    ErrorState:
      'for content that failed to load: its button tries again, by keyboard and mouse too',
    Skeleton: 'for content that loads for the first time',
  },
  keyboard: 'None: the content also refreshes by itself.',
  accessibility: {
    role: '`status`; the icon itself is hidden from screen readers.',
    name: 'None.',
    announced: '`busyLabel` while it refreshes, then `doneLabel`.',
    contrast:
      'The icon has at least 3 : 1 on its background; a shadow, and a border in forced colours.',
    motion:
      'The icon follows the finger and turns until everything is refreshed; with reduced motion, it does not turn.',
  },
};

let finish = () => {};
const onRefresh = fn(() => new Promise<void>((resolve) => (finish = resolve)));

const rows = (
  <Page>
    <List label="Shares">
      {Array.from({ length: 30 }, (_, at) => (
        <ListRow key={at} title={`Company ${at + 1}`} subtitle="NASDAQ" />
      ))}
    </List>
  </Page>
);

function Stage(props: PullToRefreshProps) {
  return (
    <>
      <AppFrame header={<Header title="Markets" />}>{rows}</AppFrame>
      <PullToRefresh {...props} />
    </>
  );
}

const meta = {
  component: PullToRefresh,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '420px' } },
    chromatic: { disableSnapshot: true, because: 'A turning sign is never twice the same.' },
  },
  render: Stage,
  args: { onRefresh, busyLabel: 'Updating', doneLabel: 'Up to date' },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drags a finger along the steps and lifts it. */
function drag(...steps: readonly { x?: number; y: number }[]): void {
  const target = screen.getByText('Company 3');
  const at = ({ x = 0, y }: { x?: number; y: number }) =>
    new Touch({ identifier: 1, target, clientX: 100 + x, clientY: 200 + y });
  const send = (name: string, touch: Touch, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: [touch] }));
  const start = at({ y: 0 });
  send('touchstart', start, [start]);
  for (const step of steps) send('touchmove', at(step), [at(step)]);
  send('touchend', at(steps.at(-1)!), []);
}

/** A long pull refreshes and is announced. A second pull meanwhile does nothing. */
export const Busy: Story = {
  play: async ({ canvas }) => {
    onRefresh.mockClear();
    drag({ y: 20 }, { y: 140 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Updating'));
    drag({ y: 20 }, { y: 140 });
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  play: async (context) => {
    await Busy.play?.(context);
    finish();
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Up to date'));
    await waitFor(async () => {
      drag({ y: 20 }, { y: 140 });
      await expect(onRefresh).toHaveBeenCalledTimes(2);
    });
    finish();
  },
};

/** Short, sideways, upward and scrolled gestures do not refresh. */
export const SomethingElse: Story = {
  tags: ['!autodocs'],
  play: async () => {
    onRefresh.mockClear();
    drag({ y: 20 }, { y: 100 });
    drag({ x: 60, y: 20 }, { x: 60, y: 200 });
    drag({ y: -20 }, { y: 200 });
    scrollTo(0, 300);
    await waitFor(() => expect(scrollY).toBe(300));
    drag({ y: 20 }, { y: 200 });
    await expect(onRefresh).not.toHaveBeenCalled();
    scrollTo(0, 0);
  },
};

/** An open sheet blocks the pull. */
export const BelowASheet: Story = {
  tags: ['!autodocs'],
  render: (props) => (
    <>
      <Stage {...props} />
      <Sheet open onOpenChange={() => {}} title="Review" closeLabel="Close">
        Total
      </Sheet>
    </>
  ),
  play: async () => {
    onRefresh.mockClear();
    await screen.findByRole('dialog');
    drag({ y: 20 }, { y: 200 });
    await expect(onRefresh).not.toHaveBeenCalled();
  },
};
