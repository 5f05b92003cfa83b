import type { NewsItem } from '@corro/client';
import { Image, ListRow, type ListRowProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths } from '../../links.ts';

interface DayNewsRowProps extends Pick<ListRowProps, 'heading'> {
  readonly item: NewsItem;
}

const maxSymbols = 3;

/** A news item in a list by days: headline, time, the instruments that it is about, and picture. */
export function DayNewsRow({ item, heading }: DayNewsRowProps) {
  const { formatTime } = useI18n();
  const { id, title, image, createdAt } = item;
  const time = createdAt === null ? [] : [formatTime(createdAt)];
  const about = [...time, ...item.symbols.slice(0, maxSymbols)];
  return (
    <ListRow
      heading={heading}
      href={id === null ? null : paths.newsItem(id)}
      title={title}
      subtitle={about.join(' · ')}
      wrap
      {...(image === null
        ? {}
        : { trailing: <Image src={image} alt="" ratio="1:1" width={72} shape="small" /> })}
    />
  );
}
