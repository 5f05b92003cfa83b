import { closeCase, listCases, messagesQuery, openCase } from '@corro/client';
import {
  caseClosingMachine,
  caseClosingView,
  caseOpeningMachine,
  caseOpeningView,
  type CaseToClose,
  type CaseToOpen,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';
import { openCaseOf } from './caseText.ts';

const queryKey = ['cases'];

const opening: ListCalls<CaseToOpen> = {
  async send(api, { key, subject, ...asked }) {
    // Never null: the form has been checked.
    if (subject !== null) await openCase(api, { ...asked, subject }, key);
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
    return cases.some((one) => one.caseNumber === sent.caseNumber && one.state === 'closed');
  },
  queryKey,
};

/** Runs the opening of a case until it is there; the chat, which has its message, is then read again. */
export function useCaseOpening(onOpened: () => void): RunningForm<CaseToOpen> {
  const api = useApi();
  const cache = useQueryClient();
  return useListedForm(caseOpeningMachine, caseOpeningView, opening, () => {
    void cache.invalidateQueries({ queryKey: messagesQuery(api).queryKey });
    onOpened();
  });
}

/** Runs the closing of a case. */
export function useCaseClosing(onClosed: () => void): RunningForm<CaseToClose> {
  return useListedForm(caseClosingMachine, caseClosingView, closing, onClosed);
}
