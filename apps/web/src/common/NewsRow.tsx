import { type NewsItem, quoteQuery } from '@corro/client';
import { calendarDayIn } from '@corro/domain';
import { Change, Image, ListRow, type ListRowProps, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { paths } from '../links.ts';
import { useUpstreamNow } from './ages.tsx';
import { useDayName } from './calendarText.ts';
import { codeText, InstrumentAvatar } from './instruments/InstrumentAvatar.tsx';
import { RowSkeletons } from './queries/rows.tsx';

interface NewsRowProps extends Pick<ListRowProps, 'heading'> {
  readonly item: NewsItem;
  /**
   * Shows the time instead of the day, for a list by days, and in the items of today the
   * instruments' change of today.
   */
  readonly showsTime?: boolean;
  /** Shows the picture below the headline, as wide as the row. */
  readonly isLead?: boolean;
}

/** A line ends after the dot. */
const between = '\u00A0· ';

/** Two codes with their changes fit in one line. */
const maxSymbols = 2;

/**
 * A news item: headline, day or time, the instruments that it is about, and its picture or else the
 * avatar of its first instrument.
 */
export function NewsRow({ item, heading, showsTime = false, isLead = false }: NewsRowProps) {
  const { formatTime } = useI18n();
  const { id, title, image, createdAt } = item;
  const published = createdAt === null ? null : calendarDayIn()(createdAt);
  const today = calendarDayIn()(useUpstreamNow());
  const day = useDayName(published);
  const when = createdAt === null ? [] : [showsTime ? formatTime(createdAt) : day];
  const symbols = item.symbols.slice(0, maxSymbols);
  // Below an item of an earlier day, today's change would read as the change of that day.
  const about =
    showsTime && published === today ? (
      <>
        {when}
        {symbols.map((symbol, at) => (
          <Fragment key={symbol}>
            {at === 0 && when.length === 0 ? null : between}
            <SymbolChange symbol={symbol} />
          </Fragment>
        ))}
      </>
    ) : (
      [...when, ...symbols.map(codeText)].join(between)
    );
  const [first] = item.symbols;
  const row = { heading, href: id === null ? null : paths.newsItem(id), wrap: true } as const;
  if (isLead && image !== null) {
    return (
      <ListRow
        {...row}
        title={
          <Text size={20} weight="strong">
            {title}
          </Text>
        }
        below={
          <Stack gap={8}>
            <Text size={14} tone="muted">
              {about}
            </Text>
            <Image src={image} alt="" />
          </Stack>
        }
      />
    );
  }
  return (
    <ListRow
      {...row}
      title={title}
      // Small, so that the codes and their changes take one line.
      subtitle={
        showsTime ? (
          <Text size={12} tone="muted">
            {about}
          </Text>
        ) : (
          about
        )
      }
      {...(image !== null
        ? { trailing: <Image src={image} alt="" ratio="1:1" width={72} shape="small" /> }
        : first === undefined
          ? {}
          : { trailing: <InstrumentAvatar symbol={first} name={first} market="" /> })}
    />
  );
}

/** The code of an instrument with today's change, once it is read, on one line. */
function SymbolChange({ symbol }: { readonly symbol: string }) {
  const { data } = useQuery(quoteQuery(useApi(), { symbol }, 'chartHistory'));
  const percent = data?.changePercent ?? null;
  return (
    <>
      {codeText(symbol)}
      {percent === null ? null : (
        <>
          {'\u00A0'}
          <Change percent={percent} size={12} />
        </>
      )}
    </>
  );
}

/** As high as rows with a picture. */
export function NewsSkeletons({ count }: { readonly count: number }) {
  return (
    <RowSkeletons count={count}>
      <ListRow
        title={<Skeleton height={20} width="80%" />}
        subtitle={<Skeleton height={16} width="40%" />}
        trailing={<Skeleton height={72} width={72} />}
      />
    </RowSkeletons>
  );
}
