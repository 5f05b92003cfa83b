import { defineMessages } from '@corro/messages';
import { ChoiceList, Section } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';

/** What a way to recharge is called. */
export const rechargeMethod = defineMessages({
  bank: { id: 'recharge.method.bank' },
});

const rechargeMethodText = defineMessages({
  bank: { id: 'recharge.method.bank.text' },
});

/** How the money comes in. */
export function MethodChoice({ view, send }: Recharge) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Section title={t({ id: 'recharge.method' })}>
      <ChoiceList
        label={t({ id: 'recharge.method' })}
        choices={methods.map((method) => ({
          value: method,
          title: t(rechargeMethod[method]),
          text: t(rechargeMethodText[method]),
        }))}
        value={view.method}
        onChange={(method) => send({ type: 'EDIT', edit: { type: 'METHOD', method } })}
        problem={problemText(view.problems, 'method', i18n)}
      />
    </Section>
  );
}
