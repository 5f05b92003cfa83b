import { answer, buildNewsItem, buildQuote, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../form.ts';
import { quoteRoute } from '../instrument.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const itemRoute = 'GET /stock/new/index';
const at = '/news/7';
const item = (over: Parameters<typeof buildNewsItem>[0] = {}) => ({
  [itemRoute]: answer.ok(codecs.newsItem.encode(buildNewsItem(over))),
});

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: item() }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const title = 'El mercado abre al alza';
export const Shown: Story = { parameters: atRest, play: (context) => shows(context, title) };

export const WithPicture: Story = {
  parameters: scenario({ at, upstream: item({ image: '/favicon.svg' }) }),
  play: (context) => shows(context, title),
};

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

/** The shares that it names are below it, with their prices; no others. */
export const NamesShares: Story = {
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
    ...notPictured('Rows as those of every list of shares.'),
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

/** Everything that a newsroom may send: it keeps to the column. */
export const Rich: Story = {
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

/** Nothing runs, asks for input, embeds, styles, or leads anywhere but to http(s). */
export const Hostile: Story = {
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

export const Loading: Story = {
  parameters: scenario({ at, upstream: { [itemRoute]: answer.stall() } }),
};

/** It was taken down, or the address was cut off. */
export const Empty: Story = {
  parameters: scenario({ at, upstream: { [itemRoute]: answer.refusal('not-found') } }),
  play: (context) => says(context, 'news.notFoundTitle'),
};

export const Failed: Story = {
  parameters: scenario({ at, upstream: { [itemRoute]: answer.html(502) } }),
  play: async (context) => {
    await says(context, 'error.protocol.text');
    harnessOf(context).upstream.script(itemRoute, item()[itemRoute]);
    await context.userEvent.click(buttonOf(context, 'shell.retry'));
    await shows(context, title);
  },
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, title);
    await failLater(context, itemRoute, answer.offline());
    await shows(context, title);
  },
};

/** The same without a network. */
export const OfflineKept: Story = {
  play: async (context) => {
    await shows(context, title);
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'shell.offline');
    await says(context, 'query.stale', { seconds: 0 });
    await shows(context, title);
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: item({ title: 'Wertpapierdienstleistungsunternehmen legen Quartalszahlen vor' }),
  }),
};
