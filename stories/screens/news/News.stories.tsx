import { answer, buildNewsItem, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { quoteRoute, quoteScript } from '../../harness/instrument.ts';
import { newsPicture, newsPictures } from '../../harness/newsPicture.ts';
import { pageOf } from '../../harness/pages.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const dayMs = 86_400_000;
const newsRoute = 'GET /stock/new/list';
const headlines = [
  'El mercado abre al alza',
  'Los índices cierran la semana casi donde empezaron',
  'El oro a futuro se mantiene estable',
  'El peso se mueve poco frente al dólar',
  'Tecnología reparte ganancias y pérdidas',
  'Las tasas cortas, sin cambios',
  'Finanzas avanza con volumen',
];

/** 23 articles with pictures; the second has only an instrument, and the last ones neither. */
const items = Array.from({ length: 23 }, (_, at) =>
  buildNewsItem({
    id: String(at + 1),
    title: headlines[at] ?? `Noticia ${at + 1}`,
    image: at === 1 || at > 9 ? null : (newsPictures[(at - 1) % 3] ?? newsPicture),
    symbols: at === 0 ? ['NVLO', 'XILO'] : at === 1 ? ['C50'] : [],
    createdAt: buildNewsItem().createdAt! - (at < 3 ? at * 60_000 : dayMs),
  }),
);
const [first = ''] = headlines;
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
  shown: (context) => shows(context, first),
});
export const Loading: Story = loading;
export const Failed: Story = { ...failed, name: 'spec §8 news failure: says so' };
export const FailedRefetch: Story = failedRefetch;
export const OfflineWithData: Story = {
  ...offlineWithData,
  play: async (context) => {
    await offlineWithData.play(context);
    await harnessOf(context).advance(40_000);
    await waitFor(() => says(context, 'query.stale', { seconds: 40 }));
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
    const lead = await canvas.findByRole('link', { name: /^El mercado abre/ });
    await expect(lead).toHaveTextContent(/NVLO.*XILO/);
    await expect(lead.querySelector('img')).toHaveAttribute('src', newsPicture);
    const days = canvas.getAllByRole('heading', { level: 2 });
    await expect(days).toHaveLength(2);
    // The first three items are of the first day.
    const listed = canvas.getAllByRole('listitem');
    await expect(listed[0]).toContainElement(days[0]!);
    await expect(listed[3]).toContainElement(days[1]!);
  },
};

/** The second item is of yesterday. */
const ofTwoDays = [0, 1].map((daysAgo) =>
  buildNewsItem({
    id: String(daysAgo + 1),
    title: headlines[daysAgo] ?? '',
    image: null,
    symbols: ['NVLO', 'USDMXN'],
    createdAt: fakeNow - daysAgo * dayMs,
  }),
);

export const ChangesOfToday: Story = {
  name: 'shows the change of today in the items of today only, and pairs as in their list',
  parameters: {
    ...scenario({
      at,
      upstream: {
        [newsRoute]: (call) => pageOf(call, ofTwoDays, codecs.newsItem.encode),
        [quoteRoute]: quoteScript({ changePercent: '1.25' }),
      },
    }),
    ...notPictured('Only its lines differ from “Shown”.'),
  },
  play: async ({ canvas }) => {
    const lead = await canvas.findByRole('link', { name: /^El mercado abre/ });
    await waitFor(() => expect(lead).toHaveTextContent(/NVLO ▲\+1\.25% · USD\/MXN ▲\+1\.25%/));
    const earlier = canvas.getByRole('link', { name: /^Los índices/ });
    await expect(earlier).toHaveTextContent(/ · NVLO · USD\/MXN(?! ▲)/);
  },
};

export const More: Story = {
  name: 'adds ten more, and keeps those above',
  play: async (context) => {
    await shows(context, first);
    await context.userEvent.click(buttonOf(context, 'more.load'));
    await shows(context, 'Noticia 11');
    await shows(context, first);
  },
};

export const TwentyToAPage: Story = {
  name: 'spec §9 news sizes: lists twenty at a time',
  play: async (context) => {
    await shows(context, first);
    const { canvas, userEvent } = context;
    const size = canvas.getByRole('combobox', { name: harnessOf(context).t('news.size') });
    const sizes = within(size).getAllByRole<HTMLOptionElement>('option');
    await expect(sizes.map(({ value }) => value)).toEqual(['10', '20', '30', '50']);
    await userEvent.selectOptions(size, '20');
    await shows(context, 'Noticia 20');
    await expect(canvas.queryByText('Noticia 21')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(newsRoute).at(-1)?.query).toEqual({
      page: '1',
      limit: '20',
    });
  },
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { [newsRoute]: answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'news.emptyTitle'),
};
