import { Banner } from '@corro/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../queries/QueryView.tsx';
import { useLinkedRecord } from './linkedRecord.ts';

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
  find: FindRow<Row>,
): LinkedRow<Row> {
  const { t } = useI18n();
  const linked = useLinkedRecord();
  const listed = linked === null ? undefined : rows?.find((row) => idOf(row) === linked);
  const isWanted = linked !== null && rows !== undefined && listed === undefined;
  const search = useQuery({ ...find(linked ?? ''), enabled: isWanted });
  return {
    row: listed ?? (isWanted ? (search.data ?? null) : null),
    notice: isWanted ? (
      <QueryView
        query={search}
        failedTitle={t({ id: 'activity.findFailed' })}
        loading={<Banner>{t({ id: 'activity.finding' })}</Banner>}
        isEmpty={(row) => row === null}
        empty={<Banner tone="caution">{t({ id: 'activity.gone' })}</Banner>}
      >
        {() => null}
      </QueryView>
    ) : null,
  };
}
