import { answer, buildFund, codecs, type ScriptedAnswer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { introStories } from '../productIntro.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { at, fundsRoute, upstream } from './funds.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ScriptedAnswer) =>
  scenario({ at, upstream: { ...upstream, [fundsRoute]: script } });

/** Under 30 days in days, else in months; what is sold out leads nowhere. */
export const All: Story = {
  name: 'spec §4 fund period, spec §9 fund period: in days, or in months',
  play: async (context) => {
    await says(context, 'funds.period.day', { count: 21 });
    await says(context, 'funds.period.month', { count: 3 });
    await says(context, 'funds.range', { min: '−4.00%', max: '12.00%' });
    await says(context, 'funds.sold', { percent: 60 });
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: /Renta Fija 90/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Inmobiliario/ })).toBeNull();
    await says(context, 'funds.soldOut');
    const { t } = harnessOf(context);
    const name = t('funds.chart.spoken', {
      count: 5,
      first: t('funds.period.day', { count: 1 }),
      last: t('funds.period.month', { count: 12 }),
    });
    // Five columns, the dotted zero and two edges.
    const picture = canvas.getByRole('img', { name });
    await expect(picture.querySelectorAll('line')).toHaveLength(8);
  },
};

/** An upstream that says no more than name and price. */
export const Sparse: Story = {
  parameters: {
    ...answered(answer.ok({ rows: [{ id: 4, name: 'Renta 90', amount: 1000 }] })),
    ...atRest,
  },
  play: async (context) => {
    await says(context, 'funds.range.unknown');
    await says(context, 'funds.period.unknown');
  },
};

export const Loading: Story = { parameters: answered(answer.stall()) };

export const Empty: Story = {
  parameters: answered(answer.ok({ rows: [] })),
  play: (context) => says(context, 'funds.empty.title'),
};

export const Failed: Story = {
  parameters: answered(answer.html(502)),
  play: (context) => saysInTheEnd(context, 'funds.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await context.canvas.findByText('Liquidez Diaria');
    await failLater(context, fundsRoute);
    await expect(await context.canvas.findByText('Liquidez Diaria')).toBeVisible();
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: answered(answer.offline()),
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
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

const intro = introStories({
  at: at,
  product: 'fund',
  title: 'route.funds',
  upstream: upstream,
});
/** What it is, in three sentences, by itself. */
export const FirstVisit = intro.firstVisit;
export const ExplainedAgain = intro.explainedAgain;
