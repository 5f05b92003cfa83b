import { Text } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useUnitWords } from './unitWords.ts';
import type { StepProps } from './steps.ts';

/** The order whose end is not known. */
export function TicketUnknown({ ticket, name }: StepProps) {
  const { t, numberLocale } = useWords();
  const units = useUnitWords();
  const { phase, order } = ticket.view;
  return (
    <UnknownStep
      phase={phase}
      order={order}
      rows={
        order === null
          ? []
          : [
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
            ]
      }
    />
  );
}
