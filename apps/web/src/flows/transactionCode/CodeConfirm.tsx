import { checkCodeEntry } from '@corro/domain';
import { Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButton } from '../orders/ConfirmButton.tsx';
import type { CodeEntry } from './useCodeEntry.ts';

export interface CodeConfirmProps {
  readonly entry: CodeEntry;
  readonly label: string;
  readonly isBusy: boolean;
  /** What else stands in the way, in a sentence; null where nothing does. */
  readonly reason: string | null;
  readonly onConfirm: () => void;
}

/** Confirms with the code; leads to setting one where there is none. */
export function CodeConfirm({ entry, label, isBusy, reason, onConfirm }: CodeConfirmProps) {
  const { t } = useI18n();
  if (entry.hasCode === false) {
    return (
      <Button size="large" fullWidth onPress={entry.setUp}>
        {t('deals.createCode')}
      </Button>
    );
  }
  const isIncomplete = checkCodeEntry(entry.code).length > 0;
  return (
    <ConfirmButton
      label={label}
      isBusy={isBusy}
      reason={reason ?? (isIncomplete ? t('problem.required-fields') : null)}
      onConfirm={onConfirm}
    />
  );
}
