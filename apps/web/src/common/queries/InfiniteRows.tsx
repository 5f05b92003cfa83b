import type { Page } from '@corro/client';
import { Banner, Button, Stack } from '@corro/ui';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

/** What is read of an infinite query. */
export interface GrowingQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/**
 * The end of a list that grows: asks for the next page when one comes near, and offers a button for
 * those who do not scroll. After a failure only the button asks. Nothing once everything is there.
 */
export function MoreRows({ query }: { query: GrowingQuery }) {
  const { t } = useI18n();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const fetchNext = () => void query.fetchNextPage();
  useNearPageEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, fetchNext);
  if (!hasNextPage) return null;
  return (
    <Stack gap={8}>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Banner tone="caution">{t('more.failed')}</Banner>
      ) : null}
      <Button
        tone="quiet"
        fullWidth
        busy={isFetchingNextPage}
        busyLabel={t('more.loading')}
        onPress={fetchNext}
      >
        {t(isFetchNextPageError ? 'shell.retry' : 'more.load')}
      </Button>
    </Stack>
  );
}

/** What a list that grows has loaded. */
export interface GrownPages<Row> {
  readonly pages: readonly Page<Row>[];
}

/**
 * The rows of all pages, each once: a row that comes in at the top pushes another onto the next
 * page, where it would be met again.
 */
export function rowsOf<Row>({ pages }: GrownPages<Row>, idOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap((page) => page.rows)) {
    const id = idOf(row);
    if (!rows.has(id)) rows.set(id, row);
  }
  return [...rows.values()];
}

/** How far ahead of the end of the page the next rows are asked for, in CSS pixels. */
const aheadPx = 600;

/** Calls back while the end of the page is near: after scrolling, and when the page grows or shrinks. */
function useNearPageEnd(isWanted: boolean, onNear: () => void): void {
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - globalThis.innerHeight - globalThis.scrollY < aheadPx) near.current();
    };
    const size = new ResizeObserver(look);
    size.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener('scroll', look);
    };
  }, [isWanted]);
}
