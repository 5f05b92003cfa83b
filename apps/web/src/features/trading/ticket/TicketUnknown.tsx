import { Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useUnitWords } from './unitWords.ts';
import type { StepProps } from './steps.ts';

/** The order whose end is not known. */
export function TicketUnknown({ ticket, name }: StepProps) {
  const { t, numberLocale } = useI18n();
  const units = useUnitWords();
  const { phase, order } = ticket.view;
  const terms = order?.terms ?? null;
  return (
    <UnknownStep
      phase={phase}
      order={order}
      rows={
        terms === null
          ? []
          : [
              { label: t('ticket.side'), value: <Text>{t(`order.${terms.side}`)}</Text> },
              {
                label: units('ticket.instrument'),
                value: <Text>{name}</Text>,
                detail: terms.symbol,
              },
              {
                label: t('ticket.quantityRow'),
                value: <Text>{units('order.shares', { count: terms.quantity })}</Text>,
              },
              {
                label: units('ticket.price'),
                value: <Text>{priceText(terms.price, numberLocale)}</Text>,
              },
            ]
      }
    />
  );
}
