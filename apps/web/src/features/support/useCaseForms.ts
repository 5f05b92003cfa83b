import { closeCase, type CustomerCase, listCases, messagesQuery, openCase } from '@corro/client';
import {
  caseClosingMachine,
  caseClosingView,
  caseOpeningMachine,
  caseOpeningView,
  type CaseToClose,
  type CaseToOpen,
} from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

const queryKey = ['cases'];

const opening: ListCalls<CaseToOpen> = {
  async send(api, { key, subject, ...rest }) {
    // Never null after validation.
    if (subject !== null) await openCase(api, { ...rest, subject }, key);
  },
  isDone: async (api, { kind, operationNumber }, signal) => {
    const cases = await listCases(api, { signal });
    return openCaseOf(cases, { kind, number: operationNumber }) !== undefined;
  },
  queryKey,
};

const closing: ListCalls<CaseToClose> = {
  send: (api, { caseNumber }) => closeCase(api, caseNumber),
  isDone: async (api, sent, signal) => {
    const cases = await listCases(api, { signal });
    return cases.some((item) => item.caseNumber === sent.caseNumber && item.state === 'closed');
  },
  queryKey,
};

/** Opens a case and refreshes the chat, which lists the case's message. */
export function useCaseOpening(onOpened: () => void): RunningForm<CaseToOpen> {
  const api = useApi();
  const cache = useQueryClient();
  return useListedForm(caseOpeningMachine, caseOpeningView, opening, () => {
    void cache.invalidateQueries({ queryKey: messagesQuery(api).queryKey });
    onOpened();
  });
}

export function useCaseClosing(onClosed: () => void): RunningForm<CaseToClose> {
  return useListedForm(caseClosingMachine, caseClosingView, closing, onClosed);
}

export const operationName = defineMessages({
  block: { id: 'case.kind.block' },
  fund: { id: 'case.kind.fund' },
  ipo: { id: 'case.kind.ipo' },
  loan: { id: 'case.kind.loan' },
  movement: { id: 'case.kind.movement' },
  qip: { id: 'case.kind.qip' },
  recharge: { id: 'case.kind.recharge' },
  stock: { id: 'case.kind.stock' },
  withdrawal: { id: 'case.kind.withdrawal' },
});

export const subjectText = defineMessages({
  'not-received': { id: 'case.subject.not-received' },
  'not-recognised': { id: 'case.subject.not-recognised' },
  other: { id: 'case.subject.other' },
  'wrong-amount': { id: 'case.subject.wrong-amount' },
});

export const stateText = defineMessages({
  answered: { id: 'case.state.answered' },
  closed: { id: 'case.state.closed' },
  open: { id: 'case.state.open' },
});

/** The operation's case that is not closed; undefined if all its cases are closed. */
export function openCaseOf(
  cases: readonly CustomerCase[],
  { kind, number }: { readonly kind: CustomerCase['kind']; readonly number: string },
): CustomerCase | undefined {
  return cases.find(
    (item) => item.kind === kind && item.operationNumber === number && item.state !== 'closed',
  );
}
