import { type Ipo, ipoOrdersQuery, iposQuery } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState, List, ListRow, Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { IpoRow, type IpoRowProps } from './IpoRow.tsx';

/** The lists that offerings are shown in. */
export const ipoTabs = ['open', 'closed', 'listed'] as const;
type IpoTab = (typeof ipoTabs)[number];

/**
 * Where an offering is listed. Whether it is open is for the upstream to say: a device whose clock
 * is wrong must not close it. One with an unknown status is not open.
 */
function ipoTab({ status }: Ipo): IpoTab {
  if (status === 'forthcoming') return 'open';
  return status === 'listed' ? 'listed' : 'closed';
}

interface IpoListProps extends Pick<IpoRowProps, 'onChoose'> {
  readonly tab: IpoTab;
}

const ipoEmpty = defineMessages({
  closed: { id: 'ipo.empty.closed' },
  listed: { id: 'ipo.empty.listed' },
  open: { id: 'ipo.empty.open' },
});

/** Offerings of one status. */
export function IpoList({ tab, onChoose }: IpoListProps) {
  const { t } = useI18n();
  const api = useApi();
  const query = useQuery(iposQuery(api));
  const orders = useQuery(ipoOrdersQuery(api));
  const isShown = (ipo: Ipo) => ipoTab(ipo) === tab;
  const applied = new Set(orders.data?.map(({ ipoId }) => ipoId));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t({ id: 'ipo.failed' })}
      loading={<OfferSkeletons />}
      isEmpty={(ipos) => !ipos.some(isShown)}
      empty={
        <EmptyState
          picture="ipo"
          title={t(ipoEmpty[tab])}
          text={t({ id: 'ipo.empty.text' })}
          action={<Button href={patterns.ipoOrders}>{t({ id: 'ipo.seeOrders' })}</Button>}
        />
      }
    >
      {(ipos) => (
        <List label={t({ id: 'ipo.list' })}>
          {ipos.filter(isShown).map((ipo, at) => (
            <IpoRow
              key={rowKey(ipo.id, at)}
              ipo={ipo}
              isApplied={ipo.id !== null && applied.has(ipo.id)}
              onChoose={onChoose}
            />
          ))}
        </List>
      )}
    </QueryView>
  );
}

/** Offerings on their way, as high as those that come. */
function OfferSkeletons() {
  return (
    <RowSkeletons count={6}>
      <ListRow
        leading={<Skeleton height={40} width={40} />}
        title={<Skeleton height={16} width={180} />}
        subtitle={<Skeleton height={12} width={140} />}
        trailing={<Skeleton height={16} width={80} />}
        trailingSub={<Skeleton height={12} width={64} />}
        below={<Skeleton height={44} />}
      />
    </RowSkeletons>
  );
}
