import { Banner } from '@corro/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../queries/QueryView.tsx';
import { useLinkedRecord } from './operation.ts';

/** Query of one record by its number. */
export type FindRow<Row> = (
  number: string,
) => UseQueryOptions<Row | null, Error, Row | null, string[]>;

interface LinkedRow<Row> {
  readonly row: Row | null;
  /** Shown while it is loading, and if it cannot be found. */
  readonly notice: ReactNode;
}

/** The record that the address names; queried if the list has not loaded it. */
export function useLinkedRow<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string | null,
  find: FindRow<Row> = (number) => ({ queryKey: ['none', number], queryFn: () => null }),
): LinkedRow<Row> {
  const { t } = useI18n();
  const linked = useLinkedRecord();
  const listed = linked === null ? undefined : rows?.find((row) => idOf(row) === linked);
  // Newer records may push it off the page; it is not queried then.
  const [wasListed, setWasListed] = useState<string | null>(null);
  if (listed !== undefined && wasListed !== linked) setWasListed(linked);
  const isWanted =
    linked !== null && rows !== undefined && listed === undefined && wasListed !== linked;
  const search = useQuery({ ...find(linked ?? ''), enabled: isWanted });
  const found = isWanted ? (search.data ?? null) : null;
  return {
    row: listed ?? found,
    notice:
      !isWanted || found !== null ? null : (
        <QueryView
          query={search}
          failedTitle={t({ id: 'activity.findFailed' })}
          loading={<Banner>{t({ id: 'activity.finding' })}</Banner>}
        >
          {() => <Banner tone="caution">{t({ id: 'activity.gone' })}</Banner>}
        </QueryView>
      ),
  };
}
