import { answer, buildOffer, codecs, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { says } from './form.ts';
import { letReadingsAge, readStates } from './readStates.ts';
import { scenario, harnessOf } from './withApp.tsx';

export const offersRoute = 'POST /stock/success/stock/list';

export type OfferKind = 'block' | 'qip';
const molds = { block: 'bulk', qip: 'finalize' } as const;

const offers = [
  buildOffer(),
  buildOffer({
    id: '4',
    symbol: 'KO',
    name: 'Coca-Cola',
    price: '40.00',
    marketPrice: '41.50',
    minimum: 200,
    holdingDays: 5,
  }),
  buildOffer({ id: '5', symbol: 'WALMEX', name: 'Walmart', price: '58.75', status: 'closed' }),
];

/** Three offers, one of them closed, filtered by the requested code. */
export const offerScript: Script = ({ body }) => {
  const { code = '' } = Object(body);
  return answer.ok({
    rows: offers.filter(({ symbol }) => symbol.startsWith(code)).map(codecs.offer.encode),
  });
};

async function searchFor({ canvas, userEvent, loaded }: StoryContext, code: string): Promise<void> {
  const { t } = harnessOf({ loaded });
  await canvas.findByText('Norvelo Energía');
  const field = canvas.getByRole('searchbox', { name: t('search.label') });
  await userEvent.click(field);
  if (code !== '') await userEvent.paste(code);
  await userEvent.click(canvas.getByRole('button', { name: t('codeSearch.button') }));
}

const shown = ({ canvas }: StoryContext) => canvas.findByText('Coca-Cola');

/** Stories of the list of offers, the same for block trades and QIP. */
export function offerStories(at: string, kind: OfferKind) {
  const upstream = { [offersRoute]: offerScript };
  const parameters = scenario({ at, upstream });
  const answered = (script: Script) => scenario({ at, upstream: { [offersRoute]: script } });
  return {
    ...readStates({ at, upstream, route: offersRoute, shown, failure: 'offers.failed' }),
    all: {
      parameters,
      play: async (context) => {
        await expect(await context.canvas.findByRole('button', { name: /Norvelo/ })).toBeVisible();
        // The closed offer is not a button.
        await expect(context.canvas.queryByRole('button', { name: /Walmart/ })).toBeNull();
        await says(context, 'offers.status.closed');
        // 40.00 is 3.61 % below 41.50.
        const share = harnessOf(context).inLanguage({ es: '3.61%', de: '3,61 %' });
        await says(context, 'offers.discount', { side: 'below', share });
        const [call] = harnessOf(context).upstream.callsTo(offersRoute);
        await expect(call?.body).toEqual({ mold: molds[kind] });
      },
    },
    found: {
      parameters,
      play: async (context) => {
        await searchFor(context, ' KO ');
        await expect(await context.canvas.findByText('Coca-Cola')).toBeVisible();
        await expect(context.canvas.queryByText('Norvelo Energía')).toBeNull();
        const call = harnessOf(context).upstream.callsTo(offersRoute).at(-1);
        await expect(call?.body).toEqual({ mold: molds[kind], code: 'KO' });
      },
    },
    noneFound: {
      parameters,
      play: async (context) => {
        await searchFor(context, 'ZZZ');
        await says(context, 'offers.none.title', { code: 'ZZZ' });
        const name = harnessOf(context).t('offers.showAll');
        await context.userEvent.click(context.canvas.getByRole('button', { name }));
        await expect(await context.canvas.findByText('Norvelo Energía')).toBeVisible();
      },
    },
    withoutCode: {
      parameters,
      play: async (context) => {
        await searchFor(context, '');
        await says(context, 'problem.stock-code-required');
        await expect(context.canvas.getByRole('searchbox')).toHaveFocus();
      },
    },
    empty: {
      parameters: answered(answer.ok({ rows: [] })),
      play: (context) => says(context, `offers.empty.${kind}`),
    },
    stale: {
      parameters,
      play: async (context) => {
        await shown(context);
        const age = await letReadingsAge(context, [offersRoute], 12);
        await expect((await context.canvas.findAllByText(age))[0]).toBeVisible();
      },
    },
    longWords: {
      globals: { locale: 'de', textSize: 'double' },
      parameters: answered(
        answer.ok({
          rows: [
            codecs.offer.encode(
              buildOffer({
                name: 'Compañía de Bebidas y Envases del Pacífico, S. A. B. de C. V.',
                price: '734512.05',
                minimum: 100_000,
                status: { unknown: 'suspended' },
              }),
            ),
          ],
        }),
      ),
    },
  } satisfies Record<string, StoryObj>;
}
