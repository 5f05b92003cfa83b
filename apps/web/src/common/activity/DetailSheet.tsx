import { useAmounts, useShownAmounts } from '../amounts.ts';
import { AppSheet } from '../overlays/AppSheet.tsx';
import { OverlayLinks } from '../overlays/OverlayLinks.tsx';
import type { ActivityRecord, ReadActivity } from './activity.ts';
import { ActivityDetail } from './ActivityDetail.tsx';

interface DetailSheetProps<Row extends ActivityRecord> {
  readonly row: Row;
  readonly read: ReadActivity<Row>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that is known of an activity. */
export function DetailSheet<Row extends ActivityRecord>(props: DetailSheetProps<Row>) {
  const { row, read, isOpen, onClose } = props;
  const activity = read(row, useAmounts(), onClose);
  const shownActivity = read(row, useShownAmounts(), onClose);
  return (
    <AppSheet open={isOpen} onClose={onClose} title={activity.title} footer={activity.mainAction}>
      <OverlayLinks onLeave={onClose}>
        <ActivityDetail activity={activity} shownActivity={shownActivity} />
      </OverlayLinks>
    </AppSheet>
  );
}
