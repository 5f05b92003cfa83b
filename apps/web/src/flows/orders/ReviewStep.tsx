import { Banner, Stack, Summary, type SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface ReviewStepProps {
  /** Everything that the customer agrees to. */
  readonly rows: readonly SummaryRow[];
  /** An earlier order may still arrive. */
  readonly warnOfEarlierOrder: boolean;
  /** What stands against it, such as a price that moved. */
  readonly notice?: ReactNode;
  /** What is asked for with the confirmation. */
  readonly children?: ReactNode;
}

/** What is agreed to, and whatever stands against it. */
export function ReviewStep({ rows, warnOfEarlierOrder, notice, children }: ReviewStepProps) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      {warnOfEarlierOrder ? <Banner tone="caution">{t('ticket.earlier')}</Banner> : null}
      {notice}
      <Summary rows={rows} />
      {children}
    </Stack>
  );
}
