import { Money } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { DoneStep } from '../../parts/order-flow/DoneStep.tsx';
import { UnknownStep } from '../../parts/order-flow/UnknownStep.tsx';
import { useTotalRows } from '../../parts/useTotalRows.tsx';
import type { IpoFormProps } from './IpoForm.tsx';
import { useOfferingRows } from './useOfferingRows.tsx';

type EndProps = Pick<IpoFormProps, 'ipo' | 'view'>;

/** What happened, as the server says it: nothing is allotted yet. */
export function IpoDone({ ipo, view: { placed, order, balance } }: EndProps) {
  const { t } = useWords();
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
