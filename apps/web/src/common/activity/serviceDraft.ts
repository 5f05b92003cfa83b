import { type DraftPlace, keepDraft, readDraft } from '../../app/storage/drafts.ts';

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
