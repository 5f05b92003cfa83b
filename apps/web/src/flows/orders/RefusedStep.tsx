import { Banner, Button } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { type Trouble, troubleText } from '../../common/errorText.ts';

/** The server said no, and why: nothing was done. */
export function RefusedStep({ trouble }: { trouble: Trouble }) {
  const words = useWords();
  return <Banner tone="critical">{troubleText(trouble, words)}</Banner>;
}

export interface RefusedFooterProps {
  readonly onChange: () => void;
  /** Where changing the order is not the word for it. */
  readonly label?: string;
}

export function RefusedFooter({ onChange, label }: RefusedFooterProps) {
  const { t } = useWords();
  return (
    <Button size="large" fullWidth onPress={onChange}>
      {label ?? t('ticket.change')}
    </Button>
  );
}
