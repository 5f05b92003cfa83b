import { limits } from '@corro/domain';
import { Button, Form, Stack, Summary, Text, formatDecimal } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { KeptAge, type KeptAgeProps } from '../KeptAge.tsx';
import { AmountField } from '../AmountField.tsx';
import { moneyObstacle } from '../moneyObstacle.ts';
import { MethodChoice } from './MethodChoice.tsx';
import type { Recharge } from './useRecharge.ts';
import { useRechargeRows } from './useRechargeRows.tsx';

export interface RechargeFormProps extends Recharge {
  readonly balance: KeptAgeProps['query'];
}

/** How much comes in, how, and what that comes to (spec §5 Recharge). */
export function RechargeForm({ view, send, balance }: RechargeFormProps) {
  const words = useWords();
  const { t, numberLocale } = words;
  const rows = useRechargeRows(view);
  const obstacle = moneyObstacle(view, words);
  return (
    <Form label={t('recharge.form')} gap={24} onSubmit={() => send({ type: 'REVIEW' })}>
      <AmountField
        value={view.amountText}
        onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
        problems={view.problems}
        hint={t('recharge.hint', { min: formatDecimal(numberLocale, limits.rechargeMinimum) })}
      />
      <MethodChoice view={view} send={send} />
      <Stack gap={8}>
        <Summary rows={rows} />
        <KeptAge query={balance} />
        <Text as="p" size={14} tone="muted">
          {t('recharge.previewNote')}
        </Text>
      </Stack>
      <Button
        type="submit"
        size="large"
        fullWidth
        {...(obstacle === null ? {} : { disabled: true, disabledReason: obstacle })}
      >
        {t('recharge.review')}
      </Button>
    </Form>
  );
}
