import type { CaseSubject, OperationKind } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CustomerCase, customerCase } from '../codecs/cases.ts';
import { decodePage, whole } from '../codecs/page.ts';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from '../queries/polling.ts';

/** What a case is opened with. */
export type NewCase = {
  /** What its operation is. */
  kind: OperationKind;
  /** The number of the operation; of a movement its id. */
  operationNumber: string;
  /** What it is about. */
  subject: CaseSubject;
  /** What the customer adds; empty for nothing. */
  message: string;
};

/** The customer's cases, the newest first, where the upstream announces `cases`. */
export async function listCases(api: Transport, options?: CallOptions): Promise<CustomerCase[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/case/list', init),
    options,
  );
  return decodePage(data, 'cases', whole, customerCase.decode).rows;
}

/**
 * Opens a case about an operation, or answers the one that it has already and that is not closed. `key` is the
 * Idempotency-Key: a UUID made when the customer sends it. Refusals: `not-found`, `message-too-long`.
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

/** Closes a case; one that is closed stays so. Refusals: `not-found`. */
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

/** The customer's cases; to be asked for where the upstream announces `cases`. */
export const casesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['cases'],
    queryFn: ({ signal }) => listCases(api, { signal }),
    ...polling('chat'),
  });
