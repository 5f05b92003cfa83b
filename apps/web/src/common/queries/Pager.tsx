import { IconButton, Inline, Text } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** Rows to a page. */
  readonly limit: number;
  /** Rows in all. */
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Leads from page to page of a list, and says where one is. Nothing where there is one page. */
export function Pager({ page, limit, count, onChange }: PagerProps) {
  const { t } = useWords();
  if (count <= limit) return null;
  const from = (page - 1) * limit + 1;
  return (
    <Inline justify="center" gap={16}>
      <IconButton
        icon="back"
        label={t('pager.previous')}
        disabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <Text size={14} tone="muted" align="center">
        {t('pager.range', { from, to: Math.min(count, page * limit), count })}
      </Text>
      <IconButton
        icon="chevronRight"
        label={t('pager.next')}
        disabled={page * limit >= count}
        onPress={() => onChange(page + 1)}
      />
    </Inline>
  );
}
