import { Banner } from '@corro/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../queries/QueryView.tsx';
import { useLinkedRecord } from './operation.ts';

/** Asks for the one record of a number. */
export type FindRow<Row> = (
  number: string,
) => UseQueryOptions<Row | null, Error, Row | null, string[]>;

interface LinkedRow<Row> {
  readonly row: Row | null;
  /** What is said while it is looked for, and where it cannot be had. */
  readonly notice: ReactNode;
}

/** The record that the address names: one that the list has not loaded is asked for alone. */
export function useLinkedRow<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string | null,
  find: FindRow<Row> = (number) => ({ queryKey: ['none', number], queryFn: () => null }),
): LinkedRow<Row> {
  const { t } = useI18n();
  const linked = useLinkedRecord();
  const listed = linked === null ? undefined : rows?.find((row) => idOf(row) === linked);
  // Newer records push it off the page again: it is not looked for then.
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
