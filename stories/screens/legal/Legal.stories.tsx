import { answer } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce, type Sentence } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { operator } from '../../harness/StoryScenario.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. The texts are part of the app,
// and the page of the fees shows what is known.
export default {
  title: 'Home/Legal',
  id: 'screens-legal',
  ...screenMeta(scenario({ at: '/legal/fees', settings: { operator } })),
};
type Story = StoryObj;

const words = notPictured('Same picture as “Fees”, with other sentences.');

const legal = {
  termsUrl: 'https://broker.example/terminos',
  privacyUrl: 'https://broker.example/privacidad',
  complaints: 'UNE de la Casa de Bolsa\nune@broker.example · 55 0000 0000',
  authority: 'CONDUSEF\nwww.condusef.gob.mx · 55 5340 0999',
};

const published = (text: string) =>
  scenario({ at: `/legal/${text}`, settings: { operator, legal } });
/**
 * An operator with real money and without legal texts. The answers to the calls of every page are
 * therefore marked as real, too.
 */
const unset = (text: string) =>
  scenario({
    at: `/legal/${text}`,
    settings: { operator },
    upstream: {
      [configRoute]: answer.real([]),
      'GET /stock/success/user_message/unread-count': answer.real({ unread_count: 0 }),
    },
  });
const ofDemo = (text: string) => scenario({ at: `/legal/${text}` });

const sentences = (...ids: readonly Sentence[]) =>
  async function play(context: StoryContext) {
    for (const id of ids) await saysAtLeastOnce(context, id);
  };

const leadsTo = (address: string) =>
  async function play(context: StoryContext) {
    const name = harnessOf(context).t('legal.open');
    const link = await context.canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  };

export const Fees: Story = {
  name: 'shows the fee of an example',
  parameters: atRest,
  play: async (context) => {
    await says(context, 'legal.fees.about');
    await expect(await context.canvas.findByText(/0[.,]03\s?%/)).toBeVisible();
    await expect(context.canvas.getByText(/0[.,]30/)).toBeVisible();
  },
};

export const OtherRate: Story = {
  name: 'shows no example for another rate',
  parameters: {
    ...scenario({ upstream: { [configRoute]: answer.ok([{ tag: 'fee_trade', value: '0.5' }]) } }),
    ...words,
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/0[.,]50\s?%/)).toBeVisible();
    await expect(context.canvas.queryByText(/0[.,]30/)).toBeNull();
    const { t } = harnessOf(context);
    await expect(context.canvas.getAllByText(t('rules.byOperator'))).toHaveLength(3);
  },
};

export const RateNotSaid: Story = {
  parameters: {
    ...scenario({ upstream: { [configRoute]: answer.ok([]) } }),
    ...words,
  },
  play: sentences('legal.fees.assumed'),
};

export const FeesOfADemo: Story = {
  parameters: {
    ...scenario({
      at: '/legal/fees',
      upstream: {
        [configRoute]: operatorConfig(
          { tag: 'simulated', value: 'y' },
          { tag: 'withdraw_currency', value: 'USD' },
        ),
      },
    }),
    ...words,
  },
  play: async (context) => {
    await says(context, 'legal.fees.demo');
    await says(context, 'legal.fees.withdrawIn', { currency: 'USD' });
  },
};

export const Accessibility: Story = {
  parameters: { ...unset('accessibility'), ...words },
  play: async (context) => {
    await says(context, 'legal.accessibility.keyboard');
    const name = harnessOf(context).t('legal.write');
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/customer-service',
    );
  },
};

export const Complaints: Story = {
  parameters: { ...published('complaints'), ...words },
  play: async (context) => {
    await says(context, 'legal.complaints.unit');
    for (const text of [legal.complaints, legal.authority]) {
      for (const line of text.split('\n')) {
        await expect(context.canvas.getByText(line)).toBeVisible();
      }
    }
  },
};

export const ComplaintsUnpublished: Story = {
  parameters: { ...unset('complaints'), ...words },
  play: async (context) => {
    await sentences('legal.complaints.unitUnset', 'legal.complaints.regulatorUnset')(context);
    const said = `${operator.name} todavía no ha publicado los datos de su unidad.`;
    await expect(context.canvas.getByText(said)).toBeVisible();
  },
};

export const ComplaintsOfADemo: Story = {
  parameters: { ...ofDemo('complaints'), ...words },
  play: sentences('legal.complaints.demo'),
};

export const Terms: Story = {
  parameters: { ...published('terms'), ...words },
  play: leadsTo(legal.termsUrl),
};

export const PrivacyNotice: Story = {
  parameters: { ...published('privacy'), ...words },
  play: leadsTo(legal.privacyUrl),
};

export const TermsUnpublished: Story = {
  parameters: { ...unset('terms'), ...words },
  play: sentences('legal.unset', 'legal.termsUnset', 'legal.askService'),
};

export const PrivacyNoticeOfADemo: Story = {
  parameters: { ...ofDemo('privacy'), ...words },
  play: sentences('legal.privacy.stored', 'legal.privacy.storedText'),
};

export const Contents: Story = {
  name: 'lists the texts, and finds a passage without its accents',
  parameters: { ...scenario({ at: '/legal' }), ...atRest },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = harnessOf(context);
    for (const [name, text] of [
      ['register.terms', 'terms'],
      ['register.privacy', 'privacy'],
      ['legal.fees', 'fees'],
      ['legal.accessibility', 'accessibility'],
      ['legal.complaints', 'complaints'],
    ] as const) {
      const row = await canvas.findByRole('link', { name: new RegExp(t(name)) });
      await expect(row).toHaveAttribute('href', `/legal/${text}`);
    }
    const service = await canvas.findByRole('link', { name: new RegExp(t('shell.service')) });
    await expect(service).toHaveAttribute('href', '/customer-service');
    const field = canvas.getByRole('searchbox', { name: t('legal.search') });
    await userEvent.type(
      field,
      t('legal.terms.moneyText')
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, ''),
    );
    const found = await canvas.findByRole('link', {
      name: new RegExp(t('legal.terms.money'), 'u'),
    });
    await expect(found).toHaveAttribute('href', '/legal/terms');
    await expect(canvas.queryByRole('link', { name: new RegExp(t('legal.fees')) })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await says(context, 'search.noneTitle', { text: 'zzz' });
    await userEvent.clear(field);
    await canvas.findByRole('link', { name: new RegExp(t('legal.fees')) });
    field.blur();
  },
};

export const UnknownText: Story = {
  parameters: {
    ...unset('toaster'),
    ...notPictured('Same picture as the screen of an unknown address.'),
  },
  play: sentences('notFound.title'),
};
