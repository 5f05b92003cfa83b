import {
  answer,
  buildCase,
  buildMessage,
  codecs,
  fakeNow,
  type ScriptedAnswer,
} from '@corro/testing';
import { screen, within } from 'storybook/test';
import type { Sentence } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import {
  serviceMessage,
  customerMessage,
  at,
  type Context,
  listOf,
  listRoute,
  sendRoute,
} from './chat.ts';

export const casesRoute = 'GET /stock/success/v2/case/list';
export const openRoute = 'POST /stock/success/v2/case/open';
export const closeRoute = 'POST /stock/success/v2/case/close';

/** Address of the chat that opens a case about a withdrawal. */
export const atWithdrawal = `${at}#withdrawal%2FW-1`;

export const openCase = buildCase({ message: 'Lo pedí el lunes y no ha llegado a mi banco.' });
export const repliedCase = buildCase({
  caseNumber: '2XQ4-B7K3',
  kind: 'stock',
  operationNumber: 'S-1',
  name: 'Novalo Semiconductores',
  amount: '1284.39',
  subject: 'wrong-amount',
  state: 'answered',
  createdAt: fakeNow - 86_400_000,
});
export const closedCase = buildCase({
  caseNumber: '9M3C-7K2H',
  kind: 'movement',
  operationNumber: 'e-1',
  subject: 'not-recognised',
  state: 'closed',
  createdAt: fakeNow - 2 * 86_400_000,
});

type Case = ReturnType<typeof buildCase>;

export const casesAnswer = (...cases: readonly Case[]): ScriptedAnswer =>
  answer.ok({ rows: cases.map(codecs.customerCase.encode), count: cases.length });

const opening = ({ caseNumber, message, createdAt }: Case) =>
  buildMessage({
    id: `m-${caseNumber}`,
    author: 'customer',
    text: message ?? caseNumber ?? '',
    createdAt,
    caseNumber,
  });

/** An upstream with the extension for cases, these cases, and the message that opened each. */
export const withCases = (...cases: readonly Case[]) => ({
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'cases' }),
  [casesRoute]: casesAnswer(...cases),
  [listRoute]: listOf(customerMessage, serviceMessage, ...cases.map(opening)),
  [sendRoute]: answer.ok(),
  [openRoute]: answer.ok(codecs.customerCase.encode(openCase)),
  [closeRoute]: answer.ok(),
});

export async function sheetOf(context: Context): Promise<void> {
  await screen.findByRole('dialog', { name: harnessOf(context).t('activity.help') });
}

export async function choose(context: Context, id: Sentence): Promise<void> {
  const name = harnessOf(context).t(id);
  await context.userEvent.click(await screen.findByRole('radio', { name }));
}

export async function sendCase(context: Context): Promise<void> {
  await context.userEvent.click(await buttonIn(context, 'case.send'));
}

export const messageField = () => within(screen.getByRole('dialog')).getByRole('textbox');

/** The button that closes the case, found also while the button is busy. */
export function closeButton(context: Context): HTMLElement {
  const { t } = harnessOf(context);
  const name = new RegExp(`^(${t('case.close')}|${t('case.closing')})$`);
  return context.canvas.getByRole('button', { name });
}
