import type { Favourite } from '@corro/client';
import type { WatchedItem, WatchlistView } from '@corro/machines';
import { List } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { WatchedRow } from './WatchedRow.tsx';
import { rowKey } from '../../../common/queries/rows.tsx';

export interface WatchedRowsProps {
  readonly rows: readonly Favourite[];
  /** When they were read, epoch milliseconds. */
  readonly readAt: number;
  readonly view: Pick<WatchlistView, 'editing' | 'busy'>;
  readonly onDelete: (item: WatchedItem) => void;
}

/** Favourites with their prices; while they are edited, each with a button that deletes it. */
export function WatchedRows({ rows, readAt, view, onDelete }: WatchedRowsProps) {
  const { t } = useI18n();
  return (
    <ReadAtProvider value={readAt}>
      <List label={t({ id: 'watchlist.list' })}>
        {rows.map((favourite, at) => (
          <WatchedRow
            key={rowKey(favourite.symbol, at)}
            favourite={favourite}
            editing={view.editing}
            onDelete={view.busy ? null : onDelete}
          />
        ))}
      </List>
    </ReadAtProvider>
  );
}
