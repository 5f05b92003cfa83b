import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { slideFrom } from '../../private/slideFrom.ts';
import * as styles from './Tabs.css.ts';

/** A tab in `Tabs`. */
export interface TabItem {
  /** Unique key. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Own panel; default: the children of `Tabs`. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Accessible name. */
  label: string;
  /** Ordered from left to right. */
  items: readonly TabItem[];
  /** The controlled value. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  children?: ReactNode;
}

/** Views of one thing. Arrow keys switch; overflowing tabs scroll. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const chosen = items.findIndex((item) => item.value === value);
  const continues = useContinuation(list);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[chosen];
    // Scrolls only the row: scrollIntoView would move the page too.
    if (row && tab instanceof HTMLElement) {
      spread(row);
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      if (before.current) slideFrom(before.current, tab, '::after');
      before.current = tab;
    }
  }, [chosen]);

  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List ref={list} className={styles.list} data-continues={continues} aria-label={label}>
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

const gapPx = { least: 10, usual: 16, most: 56 };
/** Part of a cut tab in view: less looks like a fault, more like the last tab. */
const cut = { leastPx: 32, mostShare: 0.75 };

/** Sets the gap with which the tabs fit, or else with which the edge clearly cuts a tab. */
function spread(row: HTMLElement): void {
  const start = row.firstElementChild;
  if (!(start instanceof HTMLElement)) return;
  const widths = Array.from(row.children, (tab) => tab.getBoundingClientRect().width);
  const room = row.clientWidth - 2 * start.offsetLeft;
  const fitting = (room - sum(widths)) / (widths.length - 1);
  const gap = fitting < gapPx.least ? cuttingGap(widths, room) : Math.min(fitting, gapPx.usual);
  row.style.columnGap = `${Math.floor(gap)}px`;
}

function cuttingGap(widths: readonly number[], room: number): number {
  for (let gap = gapPx.usual; gap <= gapPx.most; gap += 1) {
    const isCut = widths.some((width, at) => {
      const shown = room - sum(widths.slice(0, at)) - at * gap;
      return shown >= cut.leastPx && shown <= cut.mostShare * width;
    });
    if (isCut) return gap;
  }
  return gapPx.usual;
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

type Continuation = 'start' | 'end' | 'both' | undefined;

/** Padding of the row and rounding: nothing that is worth a fade. */
const paddingPx = 18;

/** The sides on which a scrolling row continues out of view. */
function useContinuation(list: RefObject<HTMLElement | null>): Continuation {
  const [continues, setContinues] = useState<Continuation>();
  useEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    const check = () => {
      const before = Math.abs(row.scrollLeft);
      const after = row.scrollWidth - row.clientWidth - before;
      const end = after > paddingPx ? 'end' : undefined;
      setContinues(before > paddingPx ? (end === undefined ? 'start' : 'both') : end);
    };
    const size = new ResizeObserver(() => {
      spread(row);
      check();
    });
    for (const part of [row, ...row.children]) size.observe(part);
    row.addEventListener('scroll', check, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', check);
    };
  }, [list]);
  return continues;
}
