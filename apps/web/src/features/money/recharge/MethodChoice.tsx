import { ChoiceList, Section } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';

/** How the money comes in. */
export function MethodChoice({ view, send }: Recharge) {
  const words = useI18n();
  const { t } = words;
  return (
    <Section title={t('recharge.method')}>
      <ChoiceList
        label={t('recharge.method')}
        choices={methods.map((method) => ({
          value: method,
          title: t(`recharge.method.${method}`),
          text: t(`recharge.method.${method}.text`),
        }))}
        value={view.method}
        onChange={(method) => send({ type: 'EDIT', edit: { type: 'METHOD', method } })}
        problem={problemText(view.problems, 'method', words)}
      />
    </Section>
  );
}
