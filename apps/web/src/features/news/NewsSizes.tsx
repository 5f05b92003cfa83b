import { pageSizes } from '@corro/domain';
import { SegmentedControl } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { newsSize, type NewsSize } from './useNewsSize.ts';

export interface NewsSizesProps {
  readonly size: NewsSize;
  readonly onChange: (size: NewsSize) => void;
}

/** How many pieces of news to a page. */
export function NewsSizes({ size, onChange }: NewsSizesProps) {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t({ id: 'news.size' })}
      labelShown
      options={pageSizes.newsChoices.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(size)}
      onChange={(value) => onChange(newsSize(value) ?? size)}
    />
  );
}
