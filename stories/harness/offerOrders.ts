import { answer, buildOrder, buildPage, codecs, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { says } from './form.ts';
import { readStates } from './readStates.ts';
import { scenario, harnessOf } from './withApp.tsx';
import { notPictured } from '../pictures/modes.ts';
import { openActivity } from './activities.ts';

const route = 'POST /stock/success/deal/list';

type Kind = 'block' | 'qip';

/** 14 orders of a kind, filtered by the requested status; status 0 lists all. */
function ordersOf(kind: Kind): Script {
  const orders = Array.from({ length: 14 }, (_, at) =>
    buildOrder({
      orderNumber: `C-20261120-${String(at + 1).padStart(4, '0')}`,
      kind,
      quantity: 100,
      price: '120.00',
      total: '12003.60',
      name: `Norvelo ${at + 1}`,
      status: at === 3 ? { unknown: '7' } : at % 2 === 0 ? 'success' : 'failed',
      reason: at === 1 ? 'insufficient-funds' : null,
    }),
  );
  return ({ body }) => {
    const { page, limit, status } = Object(body);
    const all = orders.map(codecs.order.encode);
    const found = all.filter((row) => status === 0 || row['status'] === status);
    const rows = found.slice((page - 1) * limit, page * limit);
    return answer.ok(buildPage(rows, found.length));
  };
}

const shown = async ({ canvas }: StoryContext) =>
  expect(await canvas.findByText(/Norvelo 1$/)).toBeVisible();

/** Stories of the list of orders, the same for block trades and QIP. */
export function offerOrderStories(at: string, { kind, mold }: { kind: Kind; mold: string }) {
  const orders = ordersOf(kind);
  const nothing = answer.ok({ rows: [], count: 0 });
  const upstream = { [route]: orders };
  return {
    ...readStates({ at, upstream, route, shown, failure: 'records.failed' }),
    all: {
      parameters: scenario({ at, upstream }),
      play: async (context) => {
        await shown(context);
        await says(context, 'order.status.unknown');
        const { t } = harnessOf(context);
        const [succeeded, failed] = context.canvas.getAllByRole('listitem');
        await expect(succeeded).toHaveTextContent(t('order.status.success'));
        await expect(failed).toHaveTextContent(t('order.status.failed'));
        await expect(failed).toHaveTextContent(t('transfer.reason.insufficient-funds'));
        await expect(succeeded?.textContent).toMatch(/100\u00A0× US\$\u00A0120[.,]00/);
        const [call] = harnessOf(context).upstream.callsTo(route);
        await expect(call?.body).toMatchObject({ mold, status: 0 });
      },
    },
    detail: {
      parameters: {
        ...scenario({ at, upstream }),
        ...notPictured('Same picture as the detail of a stock order.'),
      },
      play: async (context) => {
        const sheet = await openActivity(context, 'records.list');
        const { t } = harnessOf(context);
        await expect(sheet).toHaveTextContent(t('order.status.success'));
        await expect(sheet).toHaveTextContent('C-20261120-0001');
        // The fee is 12,003.60 − 100 × 120.00.
        await expect(sheet).toHaveTextContent(/3\.60/);
      },
    },
    unsuccessful: {
      parameters: scenario({ at: `${at}?status=failed`, upstream }),
      play: async (context) => {
        await expect(await context.canvas.findByText(/Norvelo 2$/)).toBeVisible();
        const [call] = harnessOf(context).upstream.callsTo(route);
        await expect(call?.body).toMatchObject({ mold, status: 2 });
      },
    },
    empty: {
      parameters: scenario({ at, upstream: { [route]: nothing } }),
      play: (context) => says(context, 'records.empty.all'),
    },
    emptyTab: {
      parameters: scenario({
        at: `${at}?status=failed`,
        upstream: { [route]: [nothing, nothing] },
      }),
      play: async (context) => {
        await says(context, 'records.empty.failed');
        const name = harnessOf(context).t('records.empty.showAll');
        await context.userEvent.click(context.canvas.getByRole('button', { name }));
        await says(context, 'records.empty.all');
      },
    },
  } satisfies Record<string, StoryObj>;
}
