import { useLocation } from 'react-router-dom';

/**
 * The address of a list of records at which the detail of one of them opens; the list alone where it
 * has no number. After `#`, which another tab or page of the list leaves behind.
 */
export function withRecord(list: string, orderNumber: string | null): string {
  return orderNumber === null ? list : `${list}#${encodeURIComponent(orderNumber)}`;
}

/** The number of the record that the address names; null where it names none. */
export function useLinkedRecord(): string | null {
  const { hash } = useLocation();
  try {
    return hash === '' ? null : decodeURIComponent(hash.slice(1));
  } catch {
    // A «%» typed by hand.
    return null;
  }
}
