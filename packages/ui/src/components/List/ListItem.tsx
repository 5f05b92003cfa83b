import { use, type ReactNode } from 'react';
import * as styles from './List.css.ts';
import { PlaceContext } from './place.ts';

export interface ListItemProps {
  /** A skeleton says nothing. */
  hidden?: boolean;
  children: ReactNode;
}

/** The item around a row: in the flow of a `List`, or at its place in a `VirtualList`. */
export function ListItem({ hidden, children }: ListItemProps) {
  const place = use(PlaceContext);
  if (place === null) {
    return (
      <li className={styles.item} aria-hidden={hidden}>
        {children}
      </li>
    );
  }
  const { index, count, measure } = place;
  return (
    <li
      ref={measure}
      className={styles.placed({ last: index === count - 1 })}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-hidden={hidden}
    >
      {children}
    </li>
  );
}
