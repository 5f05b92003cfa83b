import type { Page } from '@corro/client';
import { Banner, Button, Stack } from '@corro/ui';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type KeyedRow, rowKey } from './rows.tsx';

export interface InfiniteQueryState {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

interface MoreRowsProps {
  readonly query: InfiniteQueryState;
  /** Only the button loads, so that what is below the list can be reached. */
  readonly isManual?: boolean;
}

/**
 * End of an infinite list: loads the next page when the customer scrolls near the end, and has a
 * button for customers who do not scroll. After a failure only the button loads.
 */
export function MoreRows({ query, isManual = false }: MoreRowsProps) {
  const { t } = useI18n();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const fetchNext = () => void query.fetchNextPage();
  const readsAhead = !isManual && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useReadAhead(readsAhead, fetchNext);
  if (!hasNextPage) return null;
  return (
    <Stack gap={8}>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Banner tone="caution">{t({ id: 'more.failed' })}</Banner>
      ) : null}
      <Button
        tone="quiet"
        fullWidth
        busy={isFetchingNextPage}
        busyLabel={t({ id: 'more.loading' })}
        onPress={fetchNext}
      >
        {isFetchNextPageError ? t({ id: 'shell.retry' }) : t({ id: 'more.load' })}
      </Button>
    </Stack>
  );
}

export interface LoadedPages<Row> {
  readonly pages: readonly Page<Row>[];
}

/**
 * Rows of all pages without duplicates: a new row at the top moves an older row to the next page,
 * so the upstream sends that row again. Rows without a reference are all kept.
 */
export function rowsOf<Row extends KeyedRow>({ pages }: LoadedPages<Row>): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap((page) => page.rows)) {
    const id = rowKey(row, rows.size);
    if (!rows.has(id)) rows.set(id, row);
  }
  return [...rows.values()];
}

/** Distance to the end of the page at which the next rows are loaded, in CSS pixels. */
const aheadPx = 600;

/** Maximum pages loaded without scrolling, in case new rows do not make the page higher. */
const unscrolledPages = 5;

/** Minimum time between two pages, in milliseconds. */
const pauseMs = 250;

/**
 * Calls `onNear` while the end of the page is near: after scrolling and when the page's height
 * changes.
 */
function useReadAhead(isWanted: boolean, onNear: () => void): void {
  const near = useRef(onNear);
  const spent = useRef({ pages: 0, at: -Infinity });
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const { scrollHeight } = document.documentElement;
      const isNear = scrollHeight - globalThis.innerHeight - globalThis.scrollY < aheadPx;
      const { pages, at } = spent.current;
      if (!isNear || pages >= unscrolledPages) return;
      clearTimeout(timer);
      const waitMs = at + pauseMs - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(check, waitMs);
        return;
      }
      spent.current = { pages: pages + 1, at: performance.now() };
      near.current();
    };
    const scrolled = () => {
      spent.current.pages = 0;
      check();
    };
    const size = new ResizeObserver(check);
    size.observe(document.body);
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      size.disconnect();
      removeEventListener('scroll', scrolled);
    };
  }, [isWanted]);
}
