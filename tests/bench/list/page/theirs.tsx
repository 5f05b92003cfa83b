import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createElement, memo, type ReactNode } from 'react';
import { changeOf, count, nameOf, priceOf, symbolOf, usePoll } from './instruments.ts';

const format = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Returns the texts of a row, in the order of the markup. */
function textsOf(index: number, price: string): string[] {
  const change = Number(changeOf(index));
  const sign = change < 0 ? '−' : '+';
  return [
    nameOf(index),
    symbolOf(index),
    'NASDAQ',
    `US$\u00a0${format.format(Number(price))}`,
    change < 0 ? '▼' : '▲',
    `${sign}${format.format(Math.abs(change))}%`,
  ];
}

/** An element of the design system's markup without its text. */
interface Template {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Null stands for a text. */
  readonly children: readonly (Template | null)[];
}

export function templateOf(element: Element): Template {
  const isHidden = element.getAttribute('aria-hidden') === 'true';
  return {
    tag: element.localName,
    props: { className: element.className, ...(isHidden ? { 'aria-hidden': true } : {}) },
    children: [...element.childNodes].map((node) =>
      node instanceof Element ? templateOf(node) : null,
    ),
  };
}

interface RowProps {
  readonly index: number;
  readonly price: string;
  readonly template: Template;
}

const Row = memo(function Row({ index, price, template }: RowProps) {
  const texts = textsOf(index, price).values();
  const rendered = ({ tag, props, children }: Template): ReactNode =>
    createElement(
      tag,
      tag === 'a' ? { ...props, href: `#${index}` } : props,
      ...children.map((child) => (child === null ? texts.next().value : rendered(child))),
    );
  return rendered(template);
});

export interface TheirsProps {
  readonly listClass: string;
  readonly itemClass: string;
  readonly rowHeight: number;
  /** Templates of a rising and a falling row. */
  readonly templates: readonly Template[];
}

/** The list with TanStack Virtual as in its documentation: the window scrolls, and rows are measured. */
export function Theirs({ listClass, itemClass, rowHeight, templates }: TheirsProps) {
  const { tick } = usePoll();
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler does not compile benches
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => rowHeight, overscan: 4 });
  return (
    <ul className={listClass} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={itemClass}
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: '100%',
            transform: `translateY(${start}px)`,
          }}
        >
          <Row
            index={index}
            price={priceOf(index, tick)}
            template={templates[index % templates.length]!}
          />
        </li>
      ))}
    </ul>
  );
}
