import { answer, buildNewsItem, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { newsPicture } from '../../harness/newsPicture.ts';
import { pageOf } from '../../harness/pages.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const dayMs = 86_400_000;
const newsRoute = 'GET /stock/new/list';
/** 23 articles, every fourth with a picture, one with a long headline. */
const items = Array.from({ length: 23 }, (_, at) =>
  buildNewsItem({
    id: String(at + 1),
    title: at === 1 ? 'Por qué a veces hay que aceptar un precio otra vez' : `Noticia ${at + 1}`,
    image: at % 4 === 0 ? newsPicture : null,
    symbols: at === 0 ? ['NVLO', 'XILO'] : [],
    createdAt: buildNewsItem().createdAt! - (at < 3 ? at * 60_000 : dayMs),
  }),
);
const news: Script = (call) => pageOf(call, items, codecs.newsItem.encode);

const at = '/news';
const upstream = { [newsRoute]: news };

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Home/News',
  id: 'screens-news',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const { loading, failed, failedRefetch, offlineWithData } = readStates({
  at,
  upstream,
  route: newsRoute,
  shown: (context) => shows(context, 'Noticia 1'),
});
export const Loading: Story = loading;
export const Failed: Story = { ...failed, name: 'spec §8 news failure: says so' };
export const FailedRefetch: Story = failedRefetch;
export const OfflineWithData: Story = {
  ...offlineWithData,
  play: async (context) => {
    await offlineWithData.play(context);
    await harnessOf(context).advance(40_000);
    await waitFor(() => says(context, 'query.stale', { seconds: 40 }), { timeout: 3_000 });
  },
};

export const Shown: Story = {
  name: 'spec §9 news default size: lists ten',
  parameters: atRest,
  play: async (context) => {
    await shows(context, 'Noticia 10');
    await expect(context.canvas.queryByText('Noticia 11')).toBeNull();
    const row = context.canvas.getByRole('link', { name: /Noticia 10/ });
    await expect(row).toHaveAttribute('href', '/news/10');
  },
};

export const ByDay: Story = {
  name: 'groups by day, and shows the picture and the instruments of an item',
  parameters: notPictured('Same picture as “Shown”.'),
  play: async (context) => {
    const { canvas } = context;
    const first = await canvas.findByRole('link', { name: /Noticia 1 / });
    await expect(first).toHaveTextContent(/NVLO.*XILO/);
    await expect(first.querySelector('img')).toHaveAttribute('src', newsPicture);
    const days = canvas.getAllByRole('heading', { level: 2 });
    await expect(days).toHaveLength(2);
    // The first three items are of the first day.
    const listed = canvas.getAllByRole('listitem');
    await expect(listed[0]).toContainElement(days[0]!);
    await expect(listed[3]).toContainElement(days[1]!);
  },
};

export const NextPage: Story = {
  play: async (context) => {
    await shows(context, 'Noticia 1');
    await context.userEvent.click(buttonOf(context, 'pager.next'));
    await shows(context, 'Noticia 11');
  },
};

export const TwentyToAPage: Story = {
  name: 'spec §9 news sizes: lists twenty from the first page',
  parameters: scenario({ at: '/news?page=2', upstream }),
  play: async (context) => {
    await shows(context, 'Noticia 11');
    const { canvas, userEvent } = context;
    const sizes = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(sizes.map(({ value }) => value)).toEqual(['10', '20', '30', '50']);
    await userEvent.click(canvas.getByRole('radio', { name: '20' }));
    await shows(context, 'Noticia 20');
    await expect(canvas.queryByText('Noticia 21')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(newsRoute).at(-1)?.query).toEqual({
      page: '1',
      limit: '20',
    });
  },
};

export const BeyondTheEnd: Story = {
  parameters: scenario({ at: '/news?page=9', upstream }),
  play: (context) => says(context, 'pager.beyondTitle'),
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { [newsRoute]: answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'news.emptyTitle'),
};
