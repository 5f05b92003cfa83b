import { Banner, Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface PendingNoticeProps {
  /** Which order, in a sentence. */
  readonly text: string;
  readonly onSee: () => void;
}

/** Stands in the form's place while an order is on its way and its sheet was put aside. */
export function PendingNotice({ text, onSee }: PendingNoticeProps) {
  const { t } = useI18n();
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" onPress={onSee}>
          {t('ticket.seeOrder')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
