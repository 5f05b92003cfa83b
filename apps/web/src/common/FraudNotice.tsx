import { compare } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { Banner, Stack, Text } from '@corro/ui';
import { useIsDemo } from '../app/conditions.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useOperatorRules } from './operatorRules.tsx';

const messages = {
  deposit: defineMessage({ id: 'safety.money' }),
  loan: defineMessage({ id: 'safety.loan' }),
  money: defineMessage({ id: 'safety.money' }),
} as const;

/**
 * Warns of advance-fee fraud. Except at a deposit, says that withdrawing is free if the operator
 * announces a fee of 0; at a deposit in the demo, says that the money is simulated.
 */
export function FraudNotice({ about }: { readonly about: keyof typeof messages }) {
  const { t } = useI18n();
  const { withdrawFee } = useOperatorRules();
  const isFree = withdrawFee !== null && compare(withdrawFee, '0') === 0;
  const isDemo = useIsDemo();
  const fee = isFree && about !== 'deposit' ? 'none' : 'other';
  const warning = t(messages[about], { fee });
  if (about !== 'deposit' || !isDemo) return <Banner>{warning}</Banner>;
  return (
    <Banner tone="caution">
      <Stack gap={4}>
        <Text size={14} tone="inherit">
          {t({ id: 'recharge.demo' })}
        </Text>
        <Text size={14} tone="inherit">
          {warning}
        </Text>
      </Stack>
    </Banner>
  );
}
