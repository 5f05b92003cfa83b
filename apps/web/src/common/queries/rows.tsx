import { List, ListRowSkeleton, type ListRowSkeletonProps } from '@corro/ui';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface RowSkeletonsProps extends Omit<ListRowSkeletonProps, 'heading'> {
  readonly count: number;
  /** Rendered above the first row. */
  readonly heading?: ReactNode;
  /** Replaces the default skeleton. */
  readonly children?: ReactNode;
}

export function RowSkeletons({ count, heading, children, ...row }: RowSkeletonsProps) {
  const { t } = useI18n();
  return (
    <List busy label={t({ id: 'shell.loading' })}>
      {Array.from({ length: count }, (_, at) => (
        <Fragment key={`row ${at}`}>
          {children ?? <ListRowSkeleton {...row} heading={at === 0 ? heading : null} />}
        </Fragment>
      ))}
    </List>
  );
}

/** Members that identify a row in its list, for all lists. */
export interface KeyedRow {
  readonly id?: string | null;
  readonly orderNumber?: string | null;
  readonly month?: string;
  readonly symbol?: string | null;
  readonly market?: string | null;
  readonly kind?: unknown;
  readonly createdAt?: number | null;
}

/**
 * Key of a row, stable between reads: its reference (id, order number, month or symbol) with the
 * members that distinguish rows of the same reference. A row without a reference has its index as
 * key.
 */
export function rowKey(row: KeyedRow, at: number): string {
  const { id, orderNumber, month, symbol, market, kind, createdAt } = row;
  const isNamedBySymbol = id === undefined && orderNumber === undefined;
  const reference = id ?? orderNumber ?? month ?? (isNamedBySymbol ? symbol : null) ?? null;
  return reference === null
    ? `row ${at}`
    : JSON.stringify([id, orderNumber, month, symbol, market, kind, createdAt]);
}
