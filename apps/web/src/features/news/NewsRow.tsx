import type { NewsItem } from '@corro/client';
import { Image, ListRow, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/** A headline with its day, and its picture where it has one. */
export function NewsRow({ item, href }: { item: NewsItem; href: string }) {
  const words = useI18n();
  return (
    <ListRow
      href={href}
      title={item.title}
      trailing={
        <Text size={12} tone="muted">
          {words.date(item.createdAt)}
        </Text>
      }
      {...(item.image === null
        ? {}
        : { leading: <Image src={item.image} alt="" ratio="1:1" width={40} shape="small" /> })}
    />
  );
}
