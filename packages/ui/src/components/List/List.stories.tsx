import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Change } from '../Change/Change.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Price } from '../Price/Price.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { List } from './List.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListRow } from './ListRow.tsx';
import { ListRowSkeleton } from './ListRowSkeleton.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Rows of one kind with lines between them: shares, records, settings. Any number of rows: from 50 rows on, the page contains only the visible rows and four beyond each edge. A group of rows, such as those of a day, begins with a `ListHeading`, the `heading` of its first row. The `action` of the first heading applies to the whole list. A row is a link, a button, or neither; `ListRowSkeleton` has exactly the height of a row.',
  instead: {
    Table: 'for figures that are compared by column',
    ChoiceList: 'to select one of them',
    Summary: 'for names and figures of one thing',
  },
  keyboard: {
    Tab: 'moves from row to row and skips rows that are neither link nor button. In a long list, the focused row stays in the page when it is scrolled out of view',
    Enter: 'follows or presses the row',
    Space: 'presses it, if it is a button',
  },
  accessibility: {
    role: '`list` of `listitem`s, with `aria-busy` while `busy`; a row is a `link` with `aria-current`, or a `button` with `aria-pressed`, if it is `selected`. A `ListHeading` is a heading in the item of its first row. In a long list an item has its position and the total as `aria-posinset` and `aria-setsize`.',
    name: '`label`, if no heading above names it. A row is named by all the text in it.',
    announced: 'Nothing. Skeletons are hidden from screen readers.',
    contrast:
      'Text has at least 4.5 : 1, the focus ring 3 : 1, in both themes. A selected row needs an icon in addition to its colour.',
    motion: 'Skeletons pulse; with reduced motion, they do not.',
  },
};

const price = (value: string) => <Price value={value} readAt={null} ageOf={() => null} />;

const rows = (
  <>
    <ListRow
      href="#one"
      title="AAPL"
      subtitle="Apple Inc."
      trailing={price('227.53')}
      trailingSub={<Change percent="1.2" />}
    />
    <ListRow
      href="#two"
      title="KO"
      subtitle="The Coca-Cola Company"
      trailing={price('61.07')}
      trailingSub={<Change percent="-0.41" />}
    />
    <ListRow
      href="#three"
      title="BRK"
      subtitle="A name so long that it has to give way to the figures beside it"
      trailing={price('612345.00')}
      trailingSub={<Change percent={null} />}
    />
  </>
);

const meta = {
  component: List,
  tags: ['autodocs'],
  parameters: { guide },
  subcomponents: { ListRow, ListHeading, ListRowSkeleton },
  args: { label: 'Shares', children: rows },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const ButtonsAndPlain: Story = {
  args: {
    children: (
      <>
        <ListRow
          leading={<Icon name="language" />}
          title="Language"
          trailing="Español"
          onPress={() => {}}
        />
        <ListRow title="Chosen" subtitle="This one" selected onPress={() => {}} />
        <ListRow title="Only read" trailing={<Tag tone="caution">Pending</Tag>} />
        <ListRow
          title="With a line"
          middle={<Sparkline direction="rise" points={[3, 4, 3.5, 5, 4.6, 6]} />}
          trailing={price('227.53')}
        />
      </>
    ),
  },
};

export const LineBelow: Story = {
  args: {
    children: (
      <ListRow
        title="Bought AAPL"
        subtitle="10 at 227.53"
        trailing={price('2275.98')}
        trailingSub={<Tag>Done</Tag>}
        below="21 Nov 2026, 10:33 · 261121-26RKV-QKW4A"
      />
    ),
  },
};

const longName = 'A name that goes on and on. '.repeat(20).trim();

/** Rows with long names may have two lines. */
export const Wrapping: Story = {
  parameters: notPictured('The pictures of screens show it, such as that of bonds.'),
  args: {
    children: (
      <>
        <ListRow title={longName} subtitle="BRK" trailing="612,345.00" />
        <ListRow title={longName} subtitle="BRK" trailing="612,345.00" wrap />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [cut, wrapped] = canvas.getAllByText(longName);
    await expect(cut?.scrollWidth).toBeGreaterThan(cut?.clientWidth ?? 0);
    await expect(wrapped?.scrollWidth).toBe(wrapped?.clientWidth);
    await expect(wrapped?.clientHeight).toBe(2 * (cut?.clientHeight ?? 0));
  },
};

const line = (direction: 'rise' | 'fall', points: number[]) => (
  <Sparkline direction={direction} points={points} base={10} />
);

const faces = (
  <>
    <ListRow
      href="#one"
      leading={<Avatar letters="AA" tint={2} />}
      title="Apple"
      subtitle="AAPL · NASDAQ"
      middle={line('rise', [9.8, 10.4, 10.2, 11, 10.8])}
      trailing={price('227.53')}
      trailingSub={<Change percent="1.2" />}
    />
    <ListRow
      href="#two"
      leading={<Avatar letters="KO" tint={4} />}
      title="The Coca-Cola Company of the United States"
      subtitle="KO · New York Stock Exchange · United States"
      middle={line('fall', [10.3, 10.6, 9.9, 9.4, 9.6])}
      trailing={price('61.07')}
      trailingSub={<Change amount="-0.25" percent="-0.41" />}
    />
    <ListRow
      href="#three"
      leading={<Avatar letters="BR" tint={3} />}
      title="Without a line, as its figure needs the place"
      subtitle="BRK · NYSE"
      middle={line('rise', [9.8, 10.4])}
      trailing={price('612345678901.00')}
      trailingSub={<Change percent={null} />}
    />
  </>
);

const compact = (name: string, symbol: string) => (
  <ListRow
    href={`#${symbol}`}
    leading={<Avatar letters={symbol.slice(0, 2)} tint={2} />}
    title={name}
    wrap="compact"
    subtitle={symbol}
    middle={line('rise', [9.8, 10.4, 10.2, 11, 10.8])}
    trailing={price('227.53')}
    trailingSub={<Change percent="1.2" />}
  />
);

/** Names of one and of two lines in rows of one height. */
export const Compact: Story = {
  args: {
    children: (
      <>
        {compact('Apple', 'AAPL')}
        {compact('The Coca-Cola Company', 'KO')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('link')
      .map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(heights).toEqual([64, 64]);
  },
};

/** Avatars and sparklines; a long figure hides the sparkline. */
export const Faces: Story = { args: { children: faces } };

/** Sparklines stand in one column and in the middle of their rows, whatever the figures are. */
export const SparklineColumn: Story = {
  parameters: notPictured('The pictures of screens show it, such as that of positions.'),
  args: {
    children: ['15756.40', '216.00'].map((value) => (
      <ListRow
        key={value}
        title="Alphabet"
        wrap="compact"
        subtitle="20 shares"
        middle={line('rise', [9.8, 10.4])}
        trailing={
          <Price value={value} readAt={null} ageOf={() => null} unit="US$" weight="strong" />
        }
        trailingSub={<Change amount="-103.40" percent="-0.67" size={12} />}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('li')].map((row) => {
      const box = row.getBoundingClientRect();
      const picture = row.querySelector('[viewBox]')!.getBoundingClientRect();
      return {
        left: Math.round(picture.left),
        offCentre: Math.abs(picture.top + picture.bottom - box.top - box.bottom) / 2 > 2,
      };
    });
    await expect(places).toHaveLength(2);
    await expect(places[0]).toEqual({ ...places[1], offCentre: false });
  },
};

/** The row's end never overlaps its title at any width. */
export const FacesInLargeText: Story = {
  ...Faces,
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('link');
    const boxOf = (words: string) => canvas.getByText(words).getBoundingClientRect();
    for (let width = row!.clientWidth; width >= 160; width -= 16) {
      row!.style.width = `${width}px`;
      const [title, figure] = [boxOf('Apple'), boxOf('227.53')];
      const apart = figure.left >= title.right || figure.top >= title.bottom;
      await expect({ width, apart }).toEqual({ width, apart: true });
    }
    row!.style.width = '';
  },
};

/** Avatars and sparklines do not change the height of rows. */
export const FacesOfOneHeight: Story = {
  parameters: notPictured('Same picture as “Faces”.'),
  args: {
    children: (
      <>
        {faces}
        <ListRowSkeleton leading />
        <ListRow title="Plain" subtitle="As high as the others" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('li')].map(
      (row) => row.firstElementChild?.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
  },
};

const download = (
  <Button tone="quiet" size="small" href="#file">
    Download
  </Button>
);

const bought = (name: string, heading?: string, action?: ReactNode) => (
  <ListRow
    heading={heading === undefined ? null : <ListHeading action={action}>{heading}</ListHeading>}
    onPress={() => {}}
    leading={<Avatar letters="KO" tint={4} />}
    title={name}
    subtitle="KO · 12 × US$ 69.63"
    trailing={price('835.81')}
    trailingSub="14:32"
  />
);

/** Headings are part of the first row and not counted as rows. */
export const Headings: Story = {
  args: {
    children: (
      <>
        {bought('Bought Coca-Cola', 'Today', download)}
        {bought('Sold Coca-Cola')}
        {bought('Bought PepsiCo', '12 November')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: {
    busy: true,
    children: (
      <>
        <ListRowSkeleton />
        <ListRowSkeleton leading />
        <ListRowSkeleton trailingSub={false} />
      </>
    ),
  },
};

async function sameHeight({ canvasElement }: { canvasElement: HTMLElement }) {
  const heights = [...canvasElement.querySelectorAll('li')].map(
    (row) => row.firstElementChild?.getBoundingClientRect().height,
  );
  await expect(heights).toHaveLength(2);
  await expect(heights[0]).toBe(heights[1]);
}

const rowAndSkeleton = (
  <>
    <ListRow
      href="#one"
      title="AAPL"
      subtitle="Apple Inc."
      trailing={price('227.53')}
      trailingSub={<Change percent="1.2" />}
    />
    <ListRowSkeleton />
  </>
);

/** Skeletons are exactly as high as rows. */
export const SkeletonHeight: Story = { args: { children: rowAndSkeleton }, play: sameHeight };

export const SkeletonHeightInLargeText: Story = {
  ...SkeletonHeight,
  globals: { textSize: 'double' },
};

/** Heading skeletons are exactly as high as headings. */
export const HeadingHeight: Story = {
  parameters: notPictured('Same picture as “Headings” with the skeleton of “Loading”.'),
  args: {
    children: (
      <>
        {/* The first heading of a list is closer to what is above. */}
        <ListRow title="First" />
        {bought('Bought Coca-Cola', 'Today', download)}
        <ListRowSkeleton leading heading={<ListHeading />} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [, shown, held] = [...canvasElement.querySelectorAll('li')].map(
      (row) => row.getBoundingClientRect().height,
    );
    // The last row has no hairline.
    await expect(held).toBe((shown ?? 0) - 1);
  },
};

export const HeadingHeightInLargeText: Story = {
  ...HeadingHeight,
  globals: { textSize: 'double' },
};

const long = Array.from({ length: 10_000 }, (_, at) => (
  <ListRow
    key={at + 1}
    href={`#${at + 1}`}
    title={`Company ${at + 1}`}
    subtitle={`CO${at + 1}`}
    trailing={price(`${100 + at}.00`)}
    trailingSub={<Change percent="1.2" />}
  />
));

type Context = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = ({ canvas }: Context) => canvas.getAllByRole('listitem');

const openLong = async (context: Context) => {
  await context.canvas.findByText('Company 1');
  await waitFor(() => expect(document.body.scrollHeight).toBeGreaterThan(600_000));
};

/** Scrolls and waits for the visible rows. */
async function scrollTo(context: Context, place: number, name: string): Promise<void> {
  globalThis.scrollTo(0, place);
  await fireEvent.scroll(globalThis.document);
  await waitFor(() => expect(context.canvas.getByText(name)).toBeVisible());
  await expectFewRows(context);
}

/**
 * Expects only these rows in the page: those in view, four beyond each edge, and the focused row.
 */
async function expectFewRows(context: Context): Promise<void> {
  const inView = Math.ceil(globalThis.innerHeight / 64) + 1;
  await waitFor(() => expect(rowsOf(context).length).toBeLessThanOrEqual(inView + 9));
}

/** Only rows near the view are in the page, with positions and total count. */
export const TenThousand: Story = {
  parameters: notPictured('Same rows as in the picture of “Links”.'),
  tags: ['!autodocs'],
  args: { children: long, onRangeChange: fn() },
  play: async (context) => {
    await openLong(context);
    await expectFewRows(context);
    await scrollTo(context, 325_000, 'Company 5001');
    const found = context.canvas.getByRole('link', { name: /^Company 5001/ }).closest('li');
    await expect(found).toHaveAttribute('aria-posinset', '5001');
    await expect(found).toHaveAttribute('aria-setsize', '10000');
    await scrollTo(context, 10_000_000, 'Company 10000');
    await waitFor(() =>
      expect(context.args.onRangeChange).toHaveBeenLastCalledWith(expect.any(Number), 9999),
    );
    await scrollTo(context, 0, 'Company 1');
  },
};

/** Headings every ten rows do not shift rows. */
export const TenThousandInGroups: Story = {
  parameters: notPictured('Same rows as in the picture of “Headings”.'),
  tags: ['!autodocs'],
  args: {
    children: Array.from({ length: 10_000 }, (_, at) => (
      <ListRow
        key={at + 1}
        heading={at % 10 === 0 ? <ListHeading>{`Day ${at / 10 + 1}`}</ListHeading> : null}
        href={`#${at + 1}`}
        title={`Company ${at + 1}`}
        subtitle={`CO${at + 1}`}
        trailing={price(`${100 + at}.00`)}
        trailingSub="14:32"
      />
    )),
  },
  play: async (context) => {
    await openLong(context);
    await expectFewRows(context);
    await seamless(context);
    await scrollTo(context, 10_000_000, 'Company 10000');
    await seamless(context);
    await scrollTo(context, 0, 'Company 1');
    await expect(context.canvas.getByText('Day 1')).toBeVisible();
  },
};

/** Expects rows without gaps or overlaps. */
async function seamless(context: Context): Promise<void> {
  await waitFor(() => {
    const boxes = rowsOf(context).map((item) => item.getBoundingClientRect());
    for (const [at, box] of boxes.slice(1).entries()) {
      void expect(Math.abs(box.top - boxes[at]!.bottom)).toBeLessThan(1);
    }
  });
}

/** Tab visits every row, and the focused row stays when scrolled out of view. */
export const LongByKeyboard: Story = {
  parameters: notPictured('Same rows as in the picture of “Links”.'),
  tags: ['!autodocs'],
  args: { children: long },
  play: async (context) => {
    await openLong(context);
    await expectFewRows(context);
    for (let row = 1; row <= 40; row += 1) {
      await context.userEvent.tab();
      await context.canvas.findByText(`Company ${row + 4}`);
    }
    const focused = context.canvas.getByRole('link', { name: /^Company 40/ });
    await expect(focused).toHaveFocus();
    await scrollTo(context, 325_000, 'Company 5001');
    await expect(focused).toHaveFocus();
    await expect(rowsOf(context)[0]).toContainElement(focused);
  },
};

function ChangingRows() {
  const [step, setStep] = useState(0);
  const isLater = step > 0;
  return (
    <>
      <Button onPress={() => setStep(step + 1)}>Change</Button>
      <List label="Companies">
        {Array.from({ length: 49 + step }, (_, at) => (
          <ListRow
            key={at + 1}
            {...(isLater
              ? { leading: <Icon name="star" />, heading: <ListHeading>Day</ListHeading> }
              : {})}
            href={`#${at + 1}`}
            title={<span>{`Company ${at + 1}`}</span>}
            trailing={price(`${100 + at + step}.00`)}
          />
        ))}
      </List>
    </>
  );
}

/** A row keeps its element and focus when it gets an icon and a heading and the list becomes long. */
export const KeptRows: Story = {
  parameters: notPictured('Same rows as in the pictures of “Faces” and “Headings”.'),
  tags: ['!autodocs'],
  render: () => <ChangingRows />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /^Company 1 / });
    const title = canvas.getByText('Company 1');
    row.focus();
    canvas.getByRole('button', { name: 'Change' }).click();
    await waitFor(() => expect(row.closest('li')).toHaveAttribute('aria-setsize', '50'));
    await expect(canvas.getAllByRole('heading', { name: 'Day' })[0]).toBeVisible();
    await expect(canvas.getByText('Company 1')).toBe(title);
    await expect(row).toHaveFocus();
    await expect(row).toHaveTextContent('101.00');
  },
};
