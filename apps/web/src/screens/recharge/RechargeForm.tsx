import { limits } from '@corro/domain';
import { Button, Form, SegmentedControl, Stack, Summary, Text, formatDecimal } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { AmountField } from '../../parts/money/AmountField.tsx';
import { moneyObstacle } from '../../parts/money/moneyObstacle.ts';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';
import { useRechargeRows } from './useRechargeRows.tsx';

/** How much comes in, how, and what that comes to (spec §5 Recharge). */
export function RechargeForm({ view, send }: Recharge) {
  const words = useWords();
  const { t, numberLocale } = words;
  const rows = useRechargeRows(view);
  const obstacle = moneyObstacle(view, words, 'method');
  return (
    <Form label={t('recharge.form')} gap={24} onSubmit={() => send({ type: 'REVIEW' })}>
      <AmountField
        value={view.amountText}
        onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
        problems={view.problems}
        hint={t('recharge.hint', { min: formatDecimal(numberLocale, limits.rechargeMinimum) })}
      />
      <SegmentedControl
        label={t('recharge.method')}
        labelShown
        options={methods.map((value) => ({ value, label: t(`recharge.method.${value}`) }))}
        value={view.method ?? ''}
        onChange={(method) => send({ type: 'EDIT', edit: { type: 'METHOD', method } })}
      />
      <Stack gap={8}>
        <Summary rows={rows} />
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
