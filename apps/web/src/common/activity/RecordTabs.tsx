import { Button, EmptyState, type EmptyStateProps, Page, Tabs } from '@corro/ui';
import type { ReactNode } from 'react';

interface RecordTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly labelOf: (tab: Tab) => string;
  readonly tab: Tab;
  readonly onShow: (tab: string) => void;
  readonly children: ReactNode;
}

export function RecordTabs<Tab extends string>(props: RecordTabsProps<Tab>) {
  const { label, tabs, labelOf, tab, onShow, children } = props;
  return (
    <Page gap={16}>
      <Tabs
        label={label}
        items={tabs.map((value) => ({ value, label: labelOf(value) }))}
        value={tab}
        onChange={onShow}
      >
        <Page gutters={false}>{children}</Page>
      </Tabs>
    </Page>
  );
}

export interface NoRecordsProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  readonly picture?: EmptyStateProps['picture'];
  readonly next: { readonly href: string; readonly label: string };
  readonly showAll?: { readonly label: string; readonly onPress: () => void } | null;
}

export function NoRecords({ picture = 'records', title, text, next, showAll }: NoRecordsProps) {
  return (
    <EmptyState
      picture={picture}
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        showAll ? (
          <Button tone="neutral" onPress={showAll.onPress}>
            {showAll.label}
          </Button>
        ) : (
          <Button href={next.href}>{next.label}</Button>
        )
      }
    />
  );
}
