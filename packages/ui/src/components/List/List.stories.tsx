import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from '../Change/Change.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Price } from '../Price/Price.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { guide } from './List.guide.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { ListRowSkeleton } from './ListRowSkeleton.tsx';

const price = (value: string) => (
  <Price value={value} readAt={null} staleAfterMs={10_000} ageLabel={(age) => `${age} s ago`} />
);

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
  subcomponents: { ListRow, ListRowSkeleton },
  args: { label: 'Shares', children: rows },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const LargeText: Story = { globals: { textSize: 'double' } };

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

/** What comes takes exactly the place that was held for it. */
export const SkeletonHeight: Story = { args: { children: rowAndSkeleton }, play: sameHeight };

export const SkeletonHeightInLargeText: Story = {
  ...SkeletonHeight,
  globals: { textSize: 'double' },
};
