import { answer, buildFund, codecs, type ScriptedAnswer } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, fundsRoute, upstream } from './funds.ts';

const meta = {
  title: 'Products/Fund investment',
  id: 'screens-fund-investment-fundinvestment',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ScriptedAnswer) =>
  scenario({ at, upstream: { ...upstream, [fundsRoute]: script } });

const states = readStates({
  at,
  upstream,
  route: fundsRoute,
  shown: (context) => shows(context, 'Liquidez Diaria'),
  failure: 'funds.failed',
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const FailedRefetch: Story = states.failedRefetch;
export const Offline: Story = states.offline;

export const All: Story = {
  name: 'spec §4 fund period, spec §9 fund period: shows days or months, and opens no fund that is sold out',
  play: async (context) => {
    const { t } = harnessOf(context);
    const { canvas } = context;
    const pyme = await canvas.findByRole('button', { name: /Impulso Pyme/ });
    await expect(pyme).toHaveTextContent(t('funds.period.day', { count: 21 }));
    const fixed = canvas.getByRole('button', { name: /Renta Fija/ });
    await expect(fixed).toHaveTextContent(t('funds.period.month', { count: 3 }));
    await says(context, 'funds.returnRange', { min: '0.01%', max: '0.02%' });
    const mixed = canvas.getByRole('button', { name: /Mixto de Acciones/ });
    await expect(mixed).toHaveTextContent(
      /−4.00% a 12.00%US\$ 1,500.00 · 12 meses−4.00% a 12.00% anual$/,
    );
    // 0.01 × 360 and 0.02 × 360
    await says(context, 'funds.yearly', { min: '3.60%', max: '7.20%' });
    await says(context, 'funds.yearly.about');
    await expect(canvas.getByRole('button', { name: /Renta Fija 90/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Inmobiliario/ })).toBeNull();
    await says(context, 'funds.soldOut');
  },
};

export const Sparse: Story = {
  name: 'says once what a fund lacks, and explains funds below a short list',
  parameters: {
    ...answered(answer.ok({ rows: [{ id: 4, name: 'Renta 90', amount: 1000 }] })),
    ...atRest,
  },
  play: async (context) => {
    await says(context, 'funds.unknownTerms');
    await expect(context.canvas.queryByText('—')).toBeNull();
    await expect(context.canvas.queryByText(harnessOf(context).t('funds.return'))).toBeNull();
    await says(context, 'product.how', { product: 'fund' });
  },
};

export const Empty: Story = {
  parameters: answered(answer.ok({ rows: [] })),
  play: (context) => says(context, 'funds.empty.title'),
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: answered(
    answer.ok({
      rows: [
        buildFund({
          name: 'Fondo de Infraestructura y Vivienda del Pacífico',
          amount: '734512.05',
        }),
        buildFund({ id: '8', periodDays: 360, soldAmount: '500000.00' }),
      ].map(codecs.fund.encode),
    }),
  ),
};

/** Waits for the sheet with the three sentences that explain funds. */
async function isExplained({ loaded }: Pick<StoryContext, 'loaded'>): Promise<HTMLElement> {
  const { t } = harnessOf({ loaded });
  const dialog = await screen.findByRole('dialog', { name: t('route.funds') });
  for (const sentence of ['product.what', 'product.how', 'product.risk'] as const) {
    const text = within(dialog).getByText(t(sentence, { product: 'fund' }));
    // The sheet slides into view.
    await waitFor(() => expect(text).toBeVisible());
  }
  return dialog;
}

export const FirstVisit: Story = {
  name: 'explains funds at the first visit',
  parameters: scenario({ at, upstream, stored: { seen_products: '[]' } }),
  play: async (context) => {
    await isExplained(context);
    const { storage } = harnessOf(context).services;
    await expect(storage.read('seen_products')).toBe(JSON.stringify(['fund']));
  },
};

export const FirstVisitFailed: Story = {
  name: 'covers no failure with the explanation',
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [fundsRoute]: answer.html(502) },
      stored: { seen_products: '[]' },
    }),
    ...notPictured('The failure looks like that of a later visit.'),
  },
  play: async (context) => {
    const harness = harnessOf(context);
    await says(context, 'funds.failed');
    await expect(harness.services.storage.read('seen_products')).toBe('[]');
    harness.upstream.script(fundsRoute, upstream[fundsRoute]);
    await harness.refresh();
    await isExplained(context);
  },
};

export const ExplainedAgain: Story = {
  name: 'explains funds again on request',
  parameters: notPictured('Same picture as the sheet of the first visit.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    const { canvas, userEvent } = context;
    const name = t('product.info', { product: t('route.funds') });
    const info = await canvas.findByRole('button', { name });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(info);
    const dialog = await isExplained(context);
    await userEvent.click(within(dialog).getByRole('button', { name: t('product.understood') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(info).toHaveFocus());
  },
};
