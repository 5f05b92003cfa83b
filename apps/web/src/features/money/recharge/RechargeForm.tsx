import { limits } from '@corro/domain';
import { Button, Form, Stack, Summary, Text, formatDecimal } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { AmountField } from '../AmountField.tsx';
import { moneyObstacle } from '../moneyObstacle.ts';
import { PersistedAge, type PersistedAgeProps } from '../PersistedAge.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { useRechargeRows } from './RechargeReview.tsx';
import type { Recharge } from './useRecharge.ts';

export interface RechargeFormProps extends Recharge {
  readonly balance: PersistedAgeProps['query'];
}

/** How much comes in, how, and what that comes to (spec §5 Recharge). */
export function RechargeForm({ view, send, balance }: RechargeFormProps) {
  const i18n = useI18n();
  const { t, numberLocale } = i18n;
  const rows = useRechargeRows(view);
  const obstacle = moneyObstacle(view, i18n);
  return (
    <Form label={t({ id: 'recharge.form' })} gap={24} onSubmit={() => send({ type: 'REVIEW' })}>
      <AmountField
        value={view.amountText}
        onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
        problems={view.problems}
        hint={t(
          { id: 'recharge.hint' },
          { min: formatDecimal(numberLocale, limits.rechargeMinimum) },
        )}
      />
      <MethodChoice view={view} send={send} />
      <Stack gap={8}>
        {view.amount === null ? null : <Summary rows={rows} />}
        <PersistedAge query={balance} />
        <Text as="p" size={14} tone="muted">
          {t({ id: 'recharge.previewNote' })}
        </Text>
      </Stack>
      <Button
        type="submit"
        size="large"
        fullWidth
        {...(obstacle === null ? {} : { disabled: true, disabledReason: obstacle })}
      >
        {t({ id: 'recharge.review' })}
      </Button>
    </Form>
  );
}
