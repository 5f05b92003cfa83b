import type { ListedOrder, OrderProgress } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import {
  Banner,
  Button,
  List,
  ListRow,
  Money,
  Section,
  Stack,
  Summary,
  type SummaryRow,
  Text,
} from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useLeave } from './useFlowSheet.ts';

interface UnknownStepProps {
  readonly view: Pick<OrderProgress<unknown>, 'phase' | 'order' | 'listedOrders' | 'canAbandon'>;
  readonly rows: readonly SummaryRow[];
}

const unknownText = defineMessages({
  notFound: { id: 'ticket.notFound' },
  reconciling: { id: 'ticket.reconciling' },
  unidentified: { id: 'ticket.unidentified' },
  unreachable: { id: 'ticket.unreachable' },
  unreachableForLong: { id: 'ticket.unreachable.day' },
});

/** Outcome unknown: never says that the order failed. */
export function UnknownStep({ view, rows }: UnknownStepProps) {
  const { phase, order, listedOrders, canAbandon } = view;
  const { t, formatSeconds } = useI18n();
  const knownPhases = ['notFound', 'unidentified', 'unreachable'] as const;
  const shownPhase = knownPhases.find((candidate) => candidate === phase) ?? 'reconciling';
  return (
    <Stack gap={12}>
      <Banner tone={shownPhase === 'reconciling' ? 'info' : 'caution'}>
        {t(
          unknownText[
            shownPhase === 'unreachable' && canAbandon ? 'unreachableForLong' : shownPhase
          ],
        )}
      </Banner>
      {order === null ? null : (
        <Summary
          rows={[
            ...rows,
            {
              label: t({ id: 'ticket.confirmedAt' }),
              value: <Text>{formatSeconds(order.confirmedAt)}</Text>,
            },
          ]}
        />
      )}
      {shownPhase === 'unidentified' ? <ListedSince listedOrders={listedOrders} /> : null}
    </Stack>
  );
}

interface ListedProps {
  readonly listedOrders: readonly ListedOrder[];
}

/**
 * Orders that may be the pending order: those listed since its confirmation, and those without a
 * readable time.
 */
function ListedSince({ listedOrders }: ListedProps) {
  const { t } = useI18n();
  if (listedOrders.length === 0) return <Text as="p">{t({ id: 'ticket.listed.none' })}</Text>;
  const dated = listedOrders.filter(({ createdAt }) => createdAt !== null);
  const undated = listedOrders.filter(({ createdAt }) => createdAt === null);
  return (
    <>
      {dated.length === 0 ? null : (
        <ListedOrders title={t({ id: 'ticket.listed' })} listedOrders={dated} />
      )}
      {undated.length === 0 ? null : (
        <ListedOrders title={t({ id: 'ticket.listed.undated' })} listedOrders={undated}>
          <Text as="p">{t({ id: 'ticket.listed.undated.text' })}</Text>
        </ListedOrders>
      )}
    </>
  );
}

function ListedOrders({
  title,
  listedOrders,
  children,
}: ListedProps & { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Section title={title}>
      {children}
      <List>
        {listedOrders.map((order, at) => (
          <ListedRow key={order.orderNumber ?? at} order={order} />
        ))}
      </List>
    </Section>
  );
}

function ListedRow({ order }: { order: ListedOrder }) {
  const { t, formatDateTime } = useI18n();
  const { lot } = useAmounts();
  const { orderNumber, createdAt, quantity, price, total } = order;
  return (
    <ListRow
      title={createdAt === null ? t({ id: 'day.unknown' }) : formatDateTime(createdAt)}
      subtitle={orDash(orderNumber)}
      trailing={total === null ? null : <Money amount={total} unit="US$" />}
      trailingSub={quantity === null || price === null ? null : lot(quantity, price)}
    />
  );
}

interface UnknownFooterProps {
  readonly view: Pick<OrderProgress<unknown>, 'phase' | 'canAbandon'>;
  /** Path of the orders of this kind. */
  readonly recordsPath: string;
  readonly onReconcileAgain: () => void;
  readonly onAnyway: () => void;
}

/**
 * Buttons below an unknown outcome. While the order is looked up, there is nothing to decide yet.
 */
export function UnknownFooter({
  view: { phase, canAbandon },
  recordsPath,
  onReconcileAgain,
  onAnyway,
}: UnknownFooterProps) {
  const { t } = useI18n();
  const leaveTo = useLeave();
  const isLooking = phase === 'reconciling';
  return (
    <Stack gap={8}>
      <Button
        size="large"
        fullWidth
        busy={isLooking}
        busyLabel={t({ id: 'ticket.looking' })}
        onPress={onReconcileAgain}
      >
        {t({ id: 'ticket.lookAgain' })}
      </Button>
      <Button tone="neutral" fullWidth onPress={leaveTo(recordsPath)}>
        {t({ id: 'ticket.seeRecords' })}
      </Button>
      {canAbandon ? (
        <Button tone="quiet" fullWidth onPress={onAnyway}>
          {phase === 'notFound' ? t({ id: 'ticket.anyway' }) : t({ id: 'ticket.compared' })}
        </Button>
      ) : null}
    </Stack>
  );
}
