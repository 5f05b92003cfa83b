import { Banner, Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

interface PendingNoticeProps {
  /** Names the order. */
  readonly text: string;
  readonly onSee: () => void;
}

/** Replaces the form while an order is pending and its sheet is minimised. */
export function PendingNotice({ text, onSee }: PendingNoticeProps) {
  const { t } = useI18n();
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" onPress={onSee}>
          {t({ id: 'ticket.seeOrder' })}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
