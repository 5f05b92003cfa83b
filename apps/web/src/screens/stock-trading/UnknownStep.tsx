import { Banner, Button, Stack, Summary, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { priceText } from '../../parts/priceText.ts';
import { useUnitWords } from '../../parts/unitWords.ts';
import type { StepProps } from './steps.ts';
import { useLeaving } from './useLeaving.ts';

/** Nobody knows yet what became of the order: says what is known, and never that it failed. */
export function UnknownStep({ ticket, name }: StepProps) {
  const { t, time, numberLocale } = useWords();
  const units = useUnitWords();
  const { phase, order } = ticket.view;
  const said = phase === 'notFound' || phase === 'unreachable' ? phase : 'reconciling';
  return (
    <Stack gap={12}>
      <Banner tone={phase === 'reconciling' ? 'info' : 'caution'}>{t(`ticket.${said}`)}</Banner>
      {order === null ? null : (
        <Summary
          rows={[
            { label: t('ticket.side'), value: <Text>{t(`order.${order.side}`)}</Text> },
            {
              label: units('ticket.instrument'),
              value: <Text>{name}</Text>,
              detail: order.symbol,
            },
            {
              label: t('ticket.quantityRow'),
              value: <Text>{units('order.shares', { count: order.quantity })}</Text>,
            },
            {
              label: units('ticket.price'),
              value: <Text>{priceText(order.price, numberLocale)}</Text>,
            },
            { label: t('ticket.confirmedAt'), value: <Text>{time(order.confirmedAt)}</Text> },
          ]}
        />
      )}
    </Stack>
  );
}

/** While the looks go on there is nothing to decide; then one looks again or goes on without. */
export function UnknownFooter({ ticket, onAnother }: StepProps) {
  const { t } = useWords();
  const { toRecords } = useLeaving();
  const isLooking = ticket.view.phase === 'reconciling';
  return (
    <Stack gap={8}>
      <Button
        size="large"
        fullWidth
        busy={isLooking}
        busyLabel={t('ticket.looking')}
        onPress={() => ticket.send({ type: 'LOOK_AGAIN' })}
      >
        {t('ticket.lookAgain')}
      </Button>
      <Button tone="neutral" fullWidth onPress={toRecords}>
        {t('ticket.seeRecords')}
      </Button>
      {isLooking ? null : (
        <Button tone="quiet" fullWidth onPress={onAnother}>
          {t('ticket.anyway')}
        </Button>
      )}
    </Stack>
  );
}
