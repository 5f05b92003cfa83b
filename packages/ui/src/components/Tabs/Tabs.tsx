import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { slideFrom } from '../../private/slideFrom.ts';
import * as styles from './Tabs.css.ts';

/** One of the views. */
export interface TabItem {
  /** Unlike that of every other tab. */
  value: string;
  /** A word or two. */
  label: ReactNode;
  /** Its own panel. Default: the children of `Tabs` are the panel of the selected tab. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** From left to right. */
  items: readonly TabItem[];
  /** That of the tab that is chosen, held by the caller. */
  value: string;
  /** Gets the value of the tab that was chosen. */
  onChange: (value: string) => void;
  children?: ReactNode;
}

/** Views of one thing. Arrows move between them; more than fit scroll sideways. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const chosen = items.findIndex((item) => item.value === value);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[chosen];
    // Scrolls the row alone: scrollIntoView would move the page too.
    if (row && tab instanceof HTMLElement) {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      if (before.current) slideFrom(before.current, tab, '::after');
      before.current = tab;
    }
  }, [chosen]);

  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content ?? children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
