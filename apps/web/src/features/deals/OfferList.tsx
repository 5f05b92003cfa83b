import { type Offer, type OfferKind, offersQuery } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState, List } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { discountOf, OfferRow, type OfferRowProps } from './OfferRow.tsx';

export interface OfferListProps extends Pick<OfferRowProps, 'onChoose'> {
  readonly kind: OfferKind;
  /** Only those whose code fits; all where empty. */
  readonly code: string;
  readonly marketsPath: string;
  readonly onShowAll: () => void;
}

const dealsEmpty = defineMessages({
  block: { id: 'deals.empty.block' },
  qip: { id: 'deals.empty.qip' },
});

/** What can be bought at the moment, and what could be. */
export function OfferList({ kind, code, marketsPath, onShowAll, onChoose }: OfferListProps) {
  const { t } = useI18n();
  const query = useQuery(offersQuery(useApi(), code === '' ? { kind } : { kind, code }));
  return (
    <QueryView
      query={query}
      failedTitle={t({ id: 'deals.failed' })}
      loading={<RowSkeletons count={6} leading />}
      isEmpty={(offers) => offers.length === 0}
      empty={
        code === '' ? (
          <EmptyState
            picture={kind}
            title={t(dealsEmpty[kind])}
            text={t({ id: 'deals.empty.text' })}
            action={<Button href={marketsPath}>{t({ id: 'trade.empty.action' })}</Button>}
          />
        ) : (
          <EmptyState
            picture="notFound"
            title={t({ id: 'deals.none.title' }, { code })}
            text={t({ id: 'deals.none.text' })}
            action={<Button onPress={onShowAll}>{t({ id: 'deals.showAll' })}</Button>}
          />
        )
      }
    >
      {(offers) => (
        <List label={t({ id: 'deals.list' })}>
          {offers.map((offer, at) => (
            <OfferRow
              key={rowKey(offer.id, at)}
              offer={offer}
              mostDiscount={mostDiscountOf(offers)}
              onChoose={onChoose}
            />
          ))}
        </List>
      )}
    </QueryView>
  );
}

function mostDiscountOf(offers: readonly Offer[]): number {
  return Math.max(0, ...offers.filter(({ status }) => status === 'open').map(discountOf));
}
