import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Change } from '../Change/Change.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { ListRowSkeleton } from '../List/ListRowSkeleton.tsx';
import { Price } from '../Price/Price.tsx';
import { guide } from './VirtualList.guide.ts';
import { VirtualList } from './VirtualList.tsx';

const row = (index: number) => (
  <ListRow
    href={`#${index + 1}`}
    title={`Company ${index + 1}`}
    subtitle={`CO${index + 1}`}
    trailing={
      <Price
        value={`${100 + index}.00`}
        readAt={null}
        staleAfterMs={10_000}
        ageLabel={(age) => `${age} s ago`}
      />
    }
    trailingSub={<Change percent="1.2" />}
  />
);

const meta = {
  component: VirtualList,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'Shares', count: 10_000, renderRow: row },
} satisfies Meta<typeof VirtualList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = ({ canvas }: Context) => canvas.getAllByRole('listitem');

/** Scrolls, and waits for the rows that are then in view. */
async function scrollTo(context: Context, place: number, name: string): Promise<void> {
  globalThis.scrollTo(0, place);
  await fireEvent.scroll(globalThis.document);
  await waitFor(() => expect(context.canvas.getByText(name)).toBeVisible());
  await expect(rowsOf(context).length).toBeLessThanOrEqual(60);
}

/** At most 60 rows in the page, wherever one is in the list, each saying which of how many it is. */
export const TenThousand: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByText('Company 1')).toBeVisible();
    await expect(rowsOf(context).length).toBeLessThanOrEqual(60);
    await scrollTo(context, 325_000, 'Company 5001');
    const found = context.canvas.getByRole('link', { name: /^Company 5001/ }).closest('li');
    await expect(found).toHaveAttribute('aria-posinset', '5001');
    await expect(found).toHaveAttribute('aria-setsize', '10000');
    await scrollTo(context, 10_000_000, 'Company 10000');
    await scrollTo(context, 0, 'Company 1');
  },
};

/** Row below row, without a gap and without one lying on another. */
async function seamless(context: Context): Promise<void> {
  await waitFor(() => {
    const boxes = rowsOf(context).map((item) => item.getBoundingClientRect());
    for (const [at, box] of boxes.slice(1).entries()) {
      void expect(Math.abs(box.top - boxes[at]!.bottom)).toBeLessThan(1);
    }
  });
}

export const LargeText: Story = {
  globals: { textSize: 'double' },
  play: async (context) => {
    await context.canvas.findByText('Company 1');
    await seamless(context);
  },
};

/** Tab goes from row to row, and the row with the focus stays when it is scrolled out of view. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await context.canvas.findByText('Company 1');
    for (let step = 0; step < 40; step += 1) await context.userEvent.tab();
    const focused = context.canvas.getByRole('link', { name: /^Company 40/ });
    await expect(focused).toHaveFocus();
    await scrollTo(context, 325_000, 'Company 5001');
    await expect(focused).toHaveFocus();
    await expect(rowsOf(context)[0]).toContainElement(focused);
  },
};

/** Rows that are not there yet hold their place; who loads them is told which are wanted. */
export const Loading: Story = {
  args: { renderRow: () => <ListRowSkeleton />, onRangeChange: fn() },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onRangeChange).toHaveBeenCalledWith(0, expect.any(Number)));
    const list = canvasElement.querySelector('ul')!;
    await waitFor(() => expect(list.clientHeight).toBe(650_000));
  },
};

export const Short: Story = {
  args: { count: 3 },
  play: async (context) => {
    await expect(await context.canvas.findByText('Company 3')).toBeVisible();
    await expect(rowsOf(context)).toHaveLength(3);
  },
};
