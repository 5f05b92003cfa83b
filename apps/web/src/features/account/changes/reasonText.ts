import type { BillEntry } from '@corro/client';
import type { Words } from '../../../app/i18n/words.ts';

/** Why the balance changed, in words; a reason that Corro does not know stands as it was sent. */
export function reasonText({ reason, type }: BillEntry, { t, has }: Words): string {
  if (reason === null) return t(`bill.type.${type}`);
  const id = `bill.reason.${reason}`;
  return has(id) ? t(id) : reason;
}
