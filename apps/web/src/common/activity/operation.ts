import { type OperationKind, operationKinds } from '@corro/domain';
import { useLocation } from 'react-router-dom';
import { paths, patterns } from '../../links.ts';
import { type DraftPlace, keepDraft, readDraft } from '../../app/storage/drafts.ts';

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

/** What a customer can ask customer service about. */
export interface Operation {
  readonly kind: OperationKind;
  /** Its order number; of a movement its id. */
  readonly number: string;
}

/** The same of a record; null where it has no number. */
export function asOperation(kind: OperationKind, number: string | null): Operation | null {
  return number === null ? null : { kind, number };
}

/** Where the list of each kind is, at which its detail opens. */
const lists: Readonly<Record<Exclude<OperationKind, 'movement'>, string>> = {
  stock: patterns.records,
  block: patterns.blockOrders,
  qip: patterns.qipOrders,
  ipo: patterns.ipoOrders,
  fund: patterns.fundOrders,
  recharge: paths.rechargeRecords(),
  withdrawal: patterns.withdrawRecords,
  loan: patterns.loanRecords,
};

/** The address of its detail. */
export function operationAddress({ kind, number }: Operation): string {
  return kind === 'movement' ? paths.moneyChange(number) : withRecord(lists[kind], number);
}

/** The address of the chat at which a case about it is opened. */
export function caseAddress({ kind, number }: Operation): string {
  return withRecord(patterns.customerService, `${kind}/${number}`);
}

/** The operation that the address of the chat names; null where it names none. */
export function useLinkedOperation(): Operation | null {
  const linked = useLinkedRecord() ?? '';
  const at = linked.indexOf('/');
  const kind = operationKinds.find((one) => one === linked.slice(0, at));
  const number = linked.slice(at + 1);
  return kind === undefined || number === '' ? null : { kind, number };
}

/** The form in which a message to customer service is written, and its field. */
export const serviceForm = 'chat';
export const serviceField = 'message';

/**
 * Writes a message to customer service, for the customer to complete and send. It comes below what is
 * half written there, and is not written twice.
 */
export function writeToService(place: Omit<DraftPlace, 'form'>, message: string): void {
  const draft = { ...place, form: serviceForm };
  const written = readDraft(draft)[serviceField]?.trim() ?? '';
  if (written.includes(message)) return;
  keepDraft(draft, { [serviceField]: written === '' ? message : `${written}\n${message}` });
}
