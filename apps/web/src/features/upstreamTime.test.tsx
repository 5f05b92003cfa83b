import { dayMs } from '@corro/domain';
import { createTestApi } from '@corro/testing';
import { createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import { LoanTimeLeft } from './loans/LoanTracker.tsx';
import { useLoanRows } from './loans/loanRows.tsx';
import { useDayName } from '../common/calendarText.ts';
import { useDocumentHead } from '../common/PrintButton.tsx';

const test = createTestApi();
const truly = test.clock.now();

const Today = () => useDayName(new Date(truly).toISOString().slice(0, 10));
const Foot = () => useDocumentHead().foot;

const figures = { cost: '1.00', repayment: '501.00', fee: '0.00', annualCost: '2.0' };
const LoanRows = () => {
  const values = useLoanRows(figures, { rate: '10', days: 30 }).map(({ value }) => value);
  return createElement(Fragment, null, ...values);
};

const unpaid = {
  status: 'unpaid',
  repaymentAt: truly + 3 * dayMs,
  createdAt: truly - dayMs,
  days: null,
} as Parameters<typeof LoanTimeLeft>[0]['loan'];

it.each<[string, ReactNode, string]>([
  ['the days left of a loan', <LoanTimeLeft key="" loan={unpaid} />, 'Faltan 3 días para pagarlo'],
  ['the due date of a loan', <LoanRows key="" />, '20 dic 2026'],
  ['today', <Today key="" />, 'Hoy'],
  ['the time of a document', <Foot key="" />, 'Generado el 20 nov 2026,'],
])('writes %s in the time of the upstream on a phone whose clock is wrong', (_, part, text) => {
  for (const aheadMs of [0, 10 * dayMs, -400 * dayMs]) {
    const api = { ...test.api, clockAheadMs: () => aheadMs };
    const clock = { ...test.clock, now: () => truly + aheadMs };
    expect(textOf(htmlOf(part, { api, clock }))).toContain(text);
  }
});
