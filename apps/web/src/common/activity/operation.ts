import { type OperationKind, operationKinds } from '@corro/domain';
import { useLocation } from 'react-router-dom';
import { paths, patterns } from '../../links.ts';
import { type DraftPlace, storeDraft, readDraft } from '../../app/storage/drafts.ts';

/**
 * Address of a list with the detail of one record open. The order number is the hash of the
 * address, so that changing the tab or page drops the number.
 */
export function recordPath(list: string, orderNumber: string | null): string {
  return orderNumber === null ? list : `${list}#${encodeURIComponent(orderNumber)}`;
}

/** Order number in the hash of the address. */
export function useLinkedRecord(): string | null {
  const { hash } = useLocation();
  try {
    return hash === '' ? null : decodeURIComponent(hash.slice(1));
  } catch {
    // The hash has a stray «%».
    return null;
  }
}

/** Reference to an operation, for customer service. */
export interface Operation {
  readonly kind: OperationKind;
  /** Order number, or the id of a balance movement. */
  readonly number: string;
}

export function toOperation(kind: OperationKind, number: string | null): Operation | null {
  return number === null ? null : { kind, number };
}

export const recordListPaths: Readonly<Record<Exclude<OperationKind, 'movement'>, string>> = {
  stock: patterns.records,
  block: patterns.blockOrders,
  qip: patterns.qipOrders,
  ipo: patterns.ipoOrders,
  fund: patterns.fundOrders,
  recharge: paths.rechargeRecords(),
  withdrawal: patterns.withdrawRecords,
  loan: patterns.loanRecords,
};

export function operationPath({ kind, number }: Operation): string {
  return kind === 'movement'
    ? paths.moneyChange(number)
    : recordPath(recordListPaths[kind], number);
}

/** Address of the chat that opens a case about an operation. */
export function newCasePath({ kind, number }: Operation): string {
  return recordPath(patterns.customerService, `${kind}/${number}`);
}

/** The operation in the hash of the chat's address. */
export function useLinkedOperation(): Operation | null {
  const linked = useLinkedRecord() ?? '';
  const at = linked.indexOf('/');
  const kind = operationKinds.find((candidate) => candidate === linked.slice(0, at));
  const number = linked.slice(at + 1);
  return kind === undefined || number === '' ? null : { kind, number };
}

/** Names of the chat's draft and of the message field in it. */
export const chatDraftForm = 'chat';
export const chatDraftField = 'message';

/**
 * Appends a message to the chat's draft unless the draft already contains it; the customer sends
 * it.
 */
export function draftServiceMessage(place: Omit<DraftPlace, 'form'>, message: string): void {
  const draft = { ...place, form: chatDraftForm };
  const written = readDraft(draft)[chatDraftField]?.trim() ?? '';
  if (written.includes(message)) return;
  storeDraft(draft, { [chatDraftField]: written === '' ? message : `${written}\n${message}` });
}
