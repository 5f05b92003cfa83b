import { Money } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneStep } from '../../flows/orders/DoneStep.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import type { IpoFormProps } from './IpoForm.tsx';
import { useOfferingRows } from './ipoRows.tsx';

type EndProps = Pick<IpoFormProps, 'ipo' | 'view'>;

/** What happened, as the server says it: nothing is allotted yet. */
export function IpoDone({ ipo, view: { placed, order, balance } }: EndProps) {
  const { t } = useI18n();
  const terms = order?.terms ?? null;
  const rows = useOfferingRows(terms, ipo);
  const fee = placed?.fee ?? null;
  const total = placed?.total ?? null;
  const label = t('ipo.heldNow');
  const totalRows = useTotalRows({ side: 'buy', total, pesos: 'usdMxn', label });
  const count = placed?.quantity ?? terms?.quantity ?? 0;
  return (
    <DoneStep
      text={t('ipo.done', { shares: t('order.shares', { count }), name: terms?.name ?? '' })}
      orderNumber={placed?.orderNumber ?? null}
      rows={[
        ...rows,
        // An application that was looked up says what is set aside, and not what of it is the fee.
        ...(fee === null
          ? []
          : [{ label: t('ticket.fee'), value: <Money amount={fee} unit="US$" /> }]),
        ...totalRows,
      ]}
      balance={balance}
    />
  );
}

/** Nobody knows yet what became of the application. */
export function IpoUnknown({ ipo, view: { phase, order } }: EndProps) {
  const rows = useOfferingRows(order?.terms ?? null, ipo);
  return <UnknownStep phase={phase} order={order} rows={rows} />;
}
