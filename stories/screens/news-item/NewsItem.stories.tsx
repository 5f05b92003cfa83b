import { answer, buildNewsItem, buildPage, buildQuote, codecs, quoteAt } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { dayLines, waitForLines } from '../../harness/dayLines.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { quoteRoute } from '../../harness/instrument.ts';
import { newsPicture, newsPictures } from '../../harness/newsPicture.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const itemRoute = 'GET /stock/new/index';
const at = '/news/7';
const item = (over: Parameters<typeof buildNewsItem>[0] = {}) => ({
  [itemRoute]: answer.ok(codecs.newsItem.encode(buildNewsItem(over))),
});

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Home/News item',
  id: 'screens-news-item-newsitem',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: item() }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shown = (context: Parameters<NonNullable<Story['play']>>[0]) =>
  shows(context, 'El mercado abre al alza');

const states = readStates({ at, upstream: item(), route: itemRoute, shown });
export const Loading: Story = states.loading;
export const FailedRefetch: Story = states.failedRefetch;
export const OfflineWithData: Story = states.offlineWithData;

export const WithPicture: Story = {
  parameters: scenario({ at, upstream: item({ image: '/favicon.svg' }) }),
  play: async (context) => {
    await shown(context);
    const picture = context.canvasElement.querySelector('main img');
    await expect(picture).toHaveAttribute('src', '/favicon.svg');
  },
};

/** The shares of the item, with price and previous close. */
const mentioned = [
  { symbol: 'NVLO', name: 'Norvelo Energía', price: '128.40', previousClose: '126.90' },
  { symbol: 'XILO', name: 'Xilonara Alimentos', price: '61.05', previousClose: '61.40' },
];

const categories = [
  {
    category_id: 'ENERGY',
    category_code: 'ENERGY',
    category_name: 'Energía',
    stocks: [
      { id: 'NVLO', stock_name: 'Norvelo Energía', stock_code: 'NVLO' },
      { id: 'XILO', stock_name: 'Xilonara Alimentos', stock_code: 'XILO' },
    ],
  },
];

export const Shown: Story = {
  name: 'shows the picture, the stocks of the item and other news',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...item({ image: newsPicture, symbols: ['NVLO', 'XILO'] }),
        'GET /stock/category/list': answer.ok({ categories }),
        [quoteRoute]: dayLines(mentioned, ({ query }) => {
          const share = mentioned.find(({ symbol }) => symbol === query.symbol);
          if (share === undefined) return answer.refusal('unknown-instrument');
          const { symbol, name, price, previousClose } = share;
          const quote = buildQuote({ symbol, name, ...quoteAt(price, previousClose) });
          return answer.ok(codecs.quote.encode(quote));
        }),
        'GET /stock/new/list': answer.ok(
          codecs.encodePage(
            buildPage([
              buildNewsItem({ id: '7' }),
              buildNewsItem({
                id: '8',
                title: 'El peso cierra estable',
                image: newsPictures[0] ?? null,
              }),
              buildNewsItem({
                id: '9',
                title: 'El oro se mantiene',
                image: newsPictures[1] ?? null,
              }),
            ]),
            codecs.newsItem.encode,
          ),
        ),
      },
    }),
    ...atRest,
  },
  play: async (context) => {
    await shown(context);
    await shows(context, 'XILO');
    await waitForLines(context.canvasElement, 2);
    const others = await context.canvas.findByRole('region', {
      name: harnessOf(context).t('home.news'),
    });
    await expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NamesShares: Story = {
  name: 'lists the stocks that the item names, with prices',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...item({ title: 'Norvelo Energía sube' }),
        'GET /stock/category/list': answer.ok({ categories }),
        [quoteRoute]: answer.ok(
          codecs.quote.encode(buildQuote({ symbol: 'NVLO', price: '128.40' })),
        ),
      },
    }),
    ...notPictured('Same rows as in other lists of stocks.'),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = harnessOf(context);
    const named = await canvas.findByRole('region', { name: t('news.named') });
    const link = within(named).getByRole('link');
    await expect(link).toHaveAttribute('href', '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa');
    await waitFor(() => expect(link).toHaveTextContent(/128\.40/));
  },
};

export const AboutInstruments: Story = {
  name: 'lists the instruments that the upstream names, except unknown ones',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...item({ symbols: ['CLF', 'GONE'] }),
        [quoteRoute]: ({ query }) =>
          query.symbol === 'GONE'
            ? answer.refusal('unknown-instrument')
            : answer.ok(
                codecs.quote.encode(
                  buildQuote({ symbol: 'CLF', name: 'Petróleo WTI', market: 'FUTURE' }),
                ),
              ),
      },
    }),
    ...notPictured('Same rows as in other lists of instruments.'),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = harnessOf(context);
    const named = await canvas.findByRole('region', { name: t('news.named') });
    const link = await within(named).findByRole('link', { name: /Petróleo WTI/ });
    await expect(link).toHaveAttribute('href', '/stock/v2/CLF/Petr%C3%B3leo%20WTI');
    await waitFor(() => expect(within(named).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Rich: Story = {
  name: 'shows lists, tables, pictures and external links',
  parameters: scenario({
    at,
    upstream: item({
      content: `<h2>Energía</h2><p>Una lista y <a href="https://example.com/a">una fuente</a>:</p>
        <ul><li>Uno</li><li>Dos</li></ul><blockquote>Lo dicho.</blockquote>
        <table><tr><th>Índice</th><th>Cierre</th></tr><tr><td>C50</td><td>5,128.40</td></tr></table>
        <p><img src="/favicon.svg" width="64" height="64" alt="Un dibujo"></p>`,
    }),
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'una fuente' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('img', { name: 'Un dibujo' })).toHaveAttribute('loading', 'lazy');
  },
};

export const Hostile: Story = {
  name: 'runs and embeds nothing, and links only to http(s)',
  parameters: scenario({
    at,
    upstream: item({
      content: `<p style="position:fixed" class="x" onclick="document.title='run'">Texto</p>
        <script>document.title = 'run'</script><img src="x" onerror="document.title='run'">
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="//evil.example/p.gif">
        <svg><script>document.title='run'</script></svg><iframe src="https://evil.example"></iframe>
        <form action="https://evil.example"><input name="password"><button>Enviar</button></form>
        <a href="javascript:document.title='run'">uno</a> <a href="data:text/html,x">dos</a>
        <a href="/settings">tres</a> <a href="//evil.example">cuatro</a>
        <math><mtext><style><img src=x onerror="document.title='run'"></style></mtext></math>
        <object data="x"></object><meta http-equiv="refresh" content="0;url=https://evil.example">
        <base href="https://evil.example"><link rel="stylesheet" href="https://evil.example">`,
    }),
  }),
  play: async (context) => {
    await shows(context, 'Texto');
    const article = context.canvasElement.querySelector('article');
    const bad = 'script,style,form,input,button,iframe,object,svg,math,meta,base,link,img,[href]';
    await expect([...article!.querySelectorAll(bad)].map((node) => node.outerHTML)).toEqual([]);
    const attributes = [...article!.querySelectorAll('p')].at(-1)!.getAttributeNames();
    await expect(attributes).toEqual([]);
    await expect(document.title).not.toBe('run');
  },
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { [itemRoute]: answer.refusal('not-found') } }),
  play: (context) => says(context, 'news.notFoundTitle'),
};

export const Failed: Story = {
  name: 'says that it failed and shows it after a retry',
  parameters: scenario({ at, upstream: { [itemRoute]: answer.html(502) } }),
  play: async (context) => {
    await says(context, 'error.protocol.text');
    harnessOf(context).upstream.script(itemRoute, item()[itemRoute]);
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await shown(context);
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: item({ title: 'Wertpapierdienstleistungsunternehmen legen Quartalszahlen vor' }),
  }),
};
