import { Button, EmptyState, IconButton, Inline, Text } from '@corro/ui';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';

interface PagerProps {
  readonly page: number;
  /** Rows per page. */
  readonly limit: number;
  /** Rows in total. */
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Previous, next and the visible range; nothing for a single page. */
export function Pager({ page, limit, count, onChange }: PagerProps) {
  const { t } = useI18n();
  if (count <= limit) return null;
  const from = (page - 1) * limit + 1;
  return (
    <Inline justify="center" gap={16}>
      <IconButton
        icon="chevronLeft"
        label={t({ id: 'pager.previous' })}
        disabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <Text size={14} tone="muted" align="center">
        {t({ id: 'pager.range' }, { from, to: Math.min(count, page * limit), count })}
      </Text>
      <IconButton
        icon="chevronRight"
        label={t({ id: 'pager.next' })}
        disabled={page * limit >= count}
        onPress={() => onChange(page + 1)}
      />
    </Inline>
  );
}

/** Shown for a page beyond the end. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'pager.beyondTitle' })}
      action={<Button onPress={onFirst}>{t({ id: 'pager.first' })}</Button>}
    />
  );
}

/** Maximum page number, more than any list has; a larger number in the address means page 1. */
const maxPages = 1_000_000;

/**
 * Page number in the address (`?page=2`), so that back and reload restore it. Invalid values mean
 * page 1.
 */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (page: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (page === 1) after.delete('page');
      else after.set('page', String(page));
      return after;
    });
  return [pageNumber(search.get('page')), show];
}

export function pageNumber(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return page <= maxPages ? page : 1;
}
