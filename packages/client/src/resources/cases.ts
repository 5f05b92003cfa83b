import type { CaseSubject, OperationKind } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CustomerCase, customerCase } from '../codecs/cases.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from './polling.ts';

/** A new case: its `subject` and an optional `message`. */
export type NewCase = {
  /** Type of the operation. */
  kind: OperationKind;
  /** Record number of the operation, or the id of a change of the balance. */
  operationNumber: string;
  subject: CaseSubject;
  message: string;
};

/** Lists the customer's cases, newest first, where the upstream announces `cases`. */
export async function listCases(api: Transport, options?: CallOptions): Promise<CustomerCase[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/case/list', init),
    options,
  );
  return decodePage(data, 'cases', wholeList, customerCase.decode, ['caseNumber']).rows;
}

/**
 * Opens a case, or returns the operation's open case. `key` is the Idempotency-Key of the
 * submission.
 * Refusals: `not-found`, `message-too-long`.
 */
export async function openCase(
  api: Transport,
  { kind, operationNumber, subject, message }: NewCase,
  key: string,
  options?: CallOptions,
): Promise<CustomerCase> {
  const params = { header: { 'Idempotency-Key': key } };
  const body = { kind, no: operationNumber, subject, ...(message === '' ? {} : { message }) };
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/v2/case/open', { body, params, ...init }),
    options,
  );
  return customerCase.decode(data);
}

/** Closes a case; closing a closed one succeeds. Refusal: `not-found`. */
export async function closeCase(
  api: Transport,
  caseNumber: string,
  options?: CallOptions,
): Promise<void> {
  const body = { no: caseNumber };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/case/close', { body, ...init }),
    options,
  );
}

/** Polls the customer's cases; requires that the upstream announces `cases`. */
export const casesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['cases'],
    queryFn: ({ signal }) => listCases(api, { signal }),
    ...polling('chat'),
  });
