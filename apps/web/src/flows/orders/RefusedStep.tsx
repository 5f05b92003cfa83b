import { Banner, Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type FlowError, flowErrorText } from '../../common/errorText.ts';

/** The server said no, and why: nothing was done. */
export function RefusedStep({ error }: { error: FlowError }) {
  const words = useI18n();
  return <Banner tone="critical">{flowErrorText(error, words)}</Banner>;
}

export interface RefusedFooterProps {
  readonly onChange: () => void;
  /** Where changing the order is not the word for it. */
  readonly label?: string;
}

export function RefusedFooter({ onChange, label }: RefusedFooterProps) {
  const { t } = useI18n();
  return (
    <Button size="large" fullWidth onPress={onChange}>
      {label ?? t('ticket.change')}
    </Button>
  );
}
