import type { Offer, OfferKind } from '@corro/client';
import { Button, EmptyState, List } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import { OfferRow } from './OfferRow.tsx';

export interface OfferListProps {
  readonly kind: OfferKind;
  /** Only those whose code fits; all where empty. */
  readonly code: string;
  readonly marketsPath: string;
  readonly onShowAll: () => void;
  readonly onChoose: (offer: Offer) => void;
}

/** What can be bought at the moment, and what could be. */
export function OfferList({ kind, code, marketsPath, onShowAll, onChoose }: OfferListProps) {
  const { t } = useI18n();
  const query = useQuery(useQueries().offers(code === '' ? { kind } : { kind, code }));
  return (
    <QueryView
      query={query}
      failedTitle={t('deals.failed')}
      loading={<RowSkeletons count={6} />}
      isEmpty={(offers) => offers.length === 0}
      empty={
        code === '' ? (
          <EmptyState
            picture={kind}
            title={t(`deals.empty.${kind}`)}
            text={t('deals.empty.text')}
            action={<Button href={marketsPath}>{t('trade.empty.action')}</Button>}
          />
        ) : (
          <EmptyState
            picture="notFound"
            title={t('deals.none.title', { code })}
            text={t('deals.none.text')}
            action={<Button onPress={onShowAll}>{t('deals.showAll')}</Button>}
          />
        )
      }
    >
      {(offers) => (
        <List label={t('deals.list')}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onChoose={onChoose} />
          ))}
        </List>
      )}
    </QueryView>
  );
}
