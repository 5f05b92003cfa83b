import type { NewsItem } from '@corro/client';
import { Image, ListRow, Text } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { paths } from '../links.ts';

export function NewsRow({ item }: { item: NewsItem }) {
  const { formatDate } = useI18n();
  return (
    <ListRow
      href={item.id === null ? null : paths.newsItem(item.id)}
      title={item.title}
      subtitle={item.subhead ?? undefined}
      wrap
      trailing={
        <Text size={12} tone="muted">
          {formatDate(item.createdAt)}
        </Text>
      }
      {...(item.image === null
        ? {}
        : { leading: <Image src={item.image} alt="" ratio="1:1" width={40} shape="small" /> })}
    />
  );
}
