import { Banner, Button, Stack } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useNearPageEnd } from './useNearPageEnd.ts';

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
  const { t } = useWords();
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
