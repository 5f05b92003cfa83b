import { answer, buildBillEntry, buildStatement, codecs, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { bill, billEntries, billRoute } from '../../harness/bill.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { pageOf } from '../../harness/pages.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import { entriesRoute, openExport, openLists, statementRoute, statements } from './documents.ts';

const at = '/documents';
const list = 'route.accountChanges';

const announced = operatorConfig({ tag: 'extensions', value: 'documents' });
const entries: Script = (call) =>
  pageOf(
    call,
    call.query.month === '2026-11' ? billEntries.slice(0, 2) : [],
    codecs.billEntry.encode,
  );
const busyEntries: Script = (call) =>
  pageOf(
    call,
    Array.from({ length: 1234 }, (_, index) => buildBillEntry({ id: `e-${index}` })),
    codecs.billEntry.encode,
  );
const busyMonth = answer.ok({
  rows: [codecs.statement.encode(buildStatement({ count: 1234 }))],
  count: 1,
});
const upstream = {
  [configRoute]: announced,
  [statementRoute]: statements,
  [entriesRoute]: entries,
  [billRoute]: bill,
};
// Unreachable: stale. Only the customer's actions change a statement; opening it reads it again.
export default {
  title: 'Account/Documents',
  id: 'screens-documents',
  ...screenMeta(
    scenario({ at, upstream }),
    notPictured('Other screens picture the same rows, sheet and banners.'),
  ),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The lines of the last saved file. `Blob.text` removes the byte order mark. */
async function savedLines(context: Context): Promise<string[]> {
  const { sent } = harnessOf(context);
  await waitFor(() => expect(sent.files).not.toEqual([]));
  const text = await sent.files.at(-1)?.content.text();
  return text?.trimEnd().split('\r\n') ?? [];
}

export const Lists: Story = {
  name: 'lists months and records',
  parameters: atRest,
  play: async (context) => {
    await says(context, 'export.about');
    const { t } = harnessOf(context);
    const months = await context.canvas.findByRole('list', { name: t('statement.title') });
    const [november, october] = within(months).getAllByRole('listitem');
    await expect(november).toHaveTextContent(/28[,.]715[,.]61/);
    await expect(october).toHaveTextContent(t('statement.count', { count: 0 }));
    await expect(context.canvas.getByRole('button', { name: t('export.choose') })).toBeVisible();
  },
};

export const Choice: Story = {
  name: 'offers nine lists in a sheet',
  play: async (context) => {
    const lists = await openLists(context);
    await expect(within(lists).getAllByRole('button')).toHaveLength(9);
  },
};

/** Opens a month, counted from 0 for the newest, and returns its sheet. */
async function openMonth(context: Context, nth = 0): Promise<HTMLElement> {
  const name = harnessOf(context).t('statement.title');
  const months = await context.canvas.findByRole('list', { name });
  const row = within(months).getAllByRole('button')[nth];
  if (row === undefined) throw new Error(`There is no month ${nth}.`);
  await context.userEvent.click(row);
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
}

export const Month: Story = {
  name: 'shows, prints and saves a month',
  play: async (context) => {
    const sheet = await openMonth(context);
    const { t, sent } = harnessOf(context);
    await waitFor(() => expect(sheet).toHaveTextContent('Compra de acciones'));
    for (const figure of ['25,000.00', '+US$ 5,000.00', '−US$ 1,284.39', '28,715.61']) {
      await expect(sheet.textContent.replaceAll('\u00a0', ' ')).toContain(figure);
    }
    await expect(sheet).toHaveTextContent(`${t('statement.expense')}−US$ 1,284.39`);
    await expect(sheet).toHaveTextContent(t('statement.closingSoFar'));
    const press = (name: string) =>
      context.userEvent.click(within(sheet).getByRole('button', { name }));
    await press(t('document.print'));
    await expect(sent.prints).toBe(1);
    const paper = document.querySelector('body > article');
    await expect(paper).toHaveTextContent(t('document.noOperator'));
    await expect(paper).toHaveTextContent('Compra de acciones');
    await expect(paper).toHaveTextContent(/28,715\.61/);
    await press(t('export.title'));
    await expect(await savedLines(context)).toHaveLength(3);
    await expect(sent.files[0]?.name).toBe('corro-statement-2026-11-2026-11-20.csv');
  },
};

export const MonthWithoutChanges: Story = {
  play: async (context) => {
    const sheet = await openMonth(context, 1);
    const none = harnessOf(context).t('statement.count', { count: 0 });
    await waitFor(() => expect(sheet).toHaveTextContent(none));
    await expect(sheet).toHaveTextContent(harnessOf(context).t('statement.closing'));
  },
};

export const LongMonth: Story = {
  name: 'shows the newest 500 changes and saves all',
  parameters: scenario({ upstream: { [statementRoute]: busyMonth, [entriesRoute]: busyEntries } }),
  play: async (context) => {
    const sheet = await openMonth(context);
    const { t, upstream: asked } = harnessOf(context);
    const more = t('statement.more', { shown: 500, count: 1234 });
    await waitFor(() => expect(sheet).toHaveTextContent(more));
    await expect(asked.callsTo(entriesRoute)).toHaveLength(5);
    await context.userEvent.click(within(sheet).getByRole('button', { name: t('export.title') }));
    await expect(await savedLines(context)).toHaveLength(1235);
  },
};

export const MonthFailed: Story = {
  name: 'keeps the balances and retries the changes',
  parameters: scenario({ upstream: { [entriesRoute]: answer.html(502) } }),
  play: async (context) => {
    const sheet = await openMonth(context);
    const { t, upstream: asked } = harnessOf(context);
    await waitFor(() => expect(sheet).toHaveTextContent(t('statement.entriesFailed')));
    await expect(sheet).toHaveTextContent(/28[,.]715[,.]61/);
    asked.script(entriesRoute, entries);
    await context.userEvent.click(within(sheet).getByRole('button', { name: t('shell.retry') }));
    await waitFor(() => expect(sheet).toHaveTextContent('Compra de acciones'));
  },
};

export const Empty: Story = {
  parameters: scenario({ upstream: { [statementRoute]: answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'statement.empty'),
};

export const Loading: Story = {
  parameters: scenario({ upstream: { [statementRoute]: answer.stall() } }),
};

export const Failed: Story = {
  name: 'offers files even if the months fail',
  parameters: scenario({ upstream: { [statementRoute]: answer.html(502) } }),
  play: async (context) => {
    await saysAtLeastOnce(context, 'statement.failed');
    await says(context, 'export.about');
  },
};

export const NotAnnounced: Story = {
  name: 'offers only files if there are no statements',
  parameters: scenario({ upstream: { [configRoute]: operatorConfig(), [billRoute]: bill } }),
  play: async (context) => {
    await says(context, 'export.about');
    const { t } = harnessOf(context);
    await waitFor(() => expect(context.canvas.queryByText(t('statement.title'))).toBeNull());
  },
};

export const Done: Story = {
  name: 'saves a list as a file',
  play: async (context) => {
    const sheet = await openExport(context, list);
    const { t, sent } = harnessOf(context);
    const [heading, first, second, ...others] = await savedLines(context);
    await expect(heading).toContain(t('export.column.balance'));
    await expect(first).toContain(',5000.00,25000.00');
    await expect(second).toContain(',-1284.39,20000.00');
    await expect(others).toHaveLength(14);
    const file = 'corro-accountChanges-2026-11-20.csv';
    await expect(sent.files[0]?.name).toBe(file);
    await waitFor(() => expect(sheet).toHaveTextContent(t('export.done', { count: 16, file })));
  },
};

export const FromAddress: Story = {
  name: 'saves the list named by the address',
  parameters: scenario({ at: `${at}?list=accountChanges`, upstream }),
  play: async (context) => {
    await expect(await savedLines(context)).toHaveLength(17);
    const { t, sent } = harnessOf(context);
    await screen.findByRole('dialog', { name: t(list) });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(location.search).not.toContain('list=');
    await expect(sent.files).toHaveLength(1);
  },
};

const many = Array.from({ length: 430 }, (_, index) => buildBillEntry({ id: `M${index}` }));
/** The second page stays pending. */
const slow: Script = (call) =>
  call.query.page === '2' ? answer.stall() : pageOf(call, many, codecs.billEntry.encode);

export const Busy: Story = {
  name: 'stops the export when the sheet is closed',
  parameters: scenario({ upstream: { [billRoute]: slow } }),
  play: async (context) => {
    const sheet = await openExport(context, list);
    const { t, upstream: asked } = harnessOf(context);
    const far = t('export.progress', { read: 100, count: 430 });
    await waitFor(() => expect(sheet).toHaveTextContent(far));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asked.callsTo(billRoute)).toHaveLength(2);
  },
};

const unlessOffline: Script = (call) => (navigator.onLine ? bill(call) : answer.offline());

export const Offline: Story = {
  name: 'retries a file after going online',
  parameters: scenario({ upstream: { [billRoute]: unlessOffline } }),
  play: async (context) => {
    await says(context, 'export.about');
    const harness = harnessOf(context);
    const { t, sent } = harness;
    harness.setOnline(false);
    await says(context, 'shell.offline');
    const sheet = await openExport(context, list);
    await waitFor(() => expect(sheet).toHaveTextContent(t('export.failed')));
    await expect(sheet).toHaveTextContent(t('error.network.text'));
    await expect(sent.files).toEqual([]);
    harness.setOnline(true);
    await context.userEvent.click(within(sheet).getByRole('button', { name: t('shell.retry') }));
    await expect(await savedLines(context)).toHaveLength(17);
  },
};

export const WithinAnotherApp: Story = {
  parameters: scenario({ isEmbedded: true }),
  play: async (context) => {
    await says(context, 'export.embedded');
    const { t } = harnessOf(context);
    await expect(context.canvas.queryByRole('button', { name: t('export.choose') })).toBeNull();
  },
};
