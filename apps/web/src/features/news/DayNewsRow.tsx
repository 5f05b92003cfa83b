import type { NewsItem } from '@corro/client';
import { Image, Inline, ListRow, type ListRowProps, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths } from '../../links.ts';

interface DayNewsRowProps extends Pick<ListRowProps, 'heading'> {
  readonly item: NewsItem;
}

const maxSymbols = 3;

/** A news item in a list by days: headline, picture, time and the instruments that it is about. */
export function DayNewsRow({ item, heading }: DayNewsRowProps) {
  const { formatTime } = useI18n();
  const { id, title, subhead, image, createdAt } = item;
  const symbols = item.symbols.slice(0, maxSymbols);
  return (
    <ListRow
      heading={heading}
      href={id === null ? null : paths.newsItem(id)}
      title={title}
      subtitle={subhead ?? undefined}
      wrap
      {...(image === null
        ? {}
        : { trailing: <Image src={image} alt="" ratio="1:1" width={72} shape="small" /> })}
      below={
        createdAt === null && symbols.length === 0 ? null : (
          <Inline gap={8}>
            {createdAt === null ? null : (
              <Text size={12} tone="muted">
                {formatTime(createdAt)}
              </Text>
            )}
            {symbols.map((symbol) => (
              <Tag key={symbol}>{symbol}</Tag>
            ))}
          </Inline>
        )
      }
    />
  );
}
