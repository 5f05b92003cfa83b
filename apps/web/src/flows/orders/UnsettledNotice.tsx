import { Banner, Button } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

export interface UnsettledNoticeProps {
  /** Which order, in a sentence. */
  readonly text: string;
  readonly onSee: () => void;
}

/** Stands in the form's place while an order is on its way and its sheet was put aside. */
export function UnsettledNotice({ text, onSee }: UnsettledNoticeProps) {
  const { t } = useWords();
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
