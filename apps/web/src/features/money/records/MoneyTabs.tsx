import { Page, Tabs } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';

export interface MoneyTabsProps {
  readonly tab: MoneyTab;
  readonly onShow: (tab: MoneyTab) => void;
  /** The panel of whichever is open. */
  readonly children: ReactNode;
}

/** Records by how they stand. */
export function MoneyTabs({ tab, onShow, children }: MoneyTabsProps) {
  const { t } = useI18n();
  return (
    <Page gap={16}>
      <Tabs
        label={t('transfer.tabs')}
        items={moneyTabs.map((value) => ({ value, label: t(`transfer.tab.${value}`) }))}
        value={tab}
        onChange={(value) => onShow(moneyTabs.find((one) => one === value) ?? 'all')}
      >
        <Page gutters={false}>{children}</Page>
      </Tabs>
    </Page>
  );
}

/** What records of money are listed by (decisions: tabs of records). */
export const moneyTabs = ['all', 'in-progress', 'completed', 'failed'] as const;

export type MoneyTab = (typeof moneyTabs)[number];
