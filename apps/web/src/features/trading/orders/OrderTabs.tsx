import { Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTab } from '../../../common/useTab.ts';
import { NoOrders, type NoOrdersProps, type OrderTab } from './NoOrders.tsx';
import { OrderList, type OrderListProps } from './OrderList.tsx';

export interface OrderTabsProps extends Pick<OrderListProps, 'kind'>, Pick<NoOrdersProps, 'next'> {
  /** In their order; the first one is open unless the address names another. */
  readonly tabs: readonly [OrderTab, ...OrderTab[]];
}

/** The customer's orders of one kind, by status (spec §2). */
export function OrderTabs(props: OrderTabsProps) {
  const { kind, next, tabs } = props;
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  return (
    <Page gap={16}>
      <Tabs
        label={t('records.tabs')}
        items={tabs.map((value) => ({ value, label: t(`records.tab.${value}`) }))}
        value={tab}
        onChange={show}
      >
        <Page gutters={false}>
          <OrderList
            key={tab}
            kind={kind}
            status={tab === 'all' ? undefined : tab}
            empty={<NoOrders tab={tab} next={next} onShowAll={() => show('all')} />}
          />
        </Page>
      </Tabs>
    </Page>
  );
}
