import { Banner, Button } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { troubleText } from '../../parts/troubleText.ts';
import type { StepProps } from './steps.ts';

/** The server said no, and why: nothing was done. */
export function RefusedStep({ ticket }: StepProps) {
  const words = useWords();
  return <Banner tone="critical">{troubleText(ticket.view, words)}</Banner>;
}

export function RefusedFooter({ onAnother }: StepProps) {
  const { t } = useWords();
  return (
    <Button size="large" fullWidth onPress={onAnother}>
      {t('ticket.change')}
    </Button>
  );
}
