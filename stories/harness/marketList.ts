import { answer, type buildStock, codecs, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { waitForLines } from './dayLines.ts';
import { quoteRoute } from './instrument.ts';
import { buttonOf, says, saysAtLeastOnce, shows } from './form.ts';
import { letReadingsAge, readStates } from './readStates.ts';
import { scenario, harnessOf } from './withApp.tsx';

type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** One of the lists of instruments other than shares. */
export interface MarketList {
  readonly kind: 'forex' | 'futures' | 'treasury';
  readonly at: string;
  /** `METHOD /path` of its call. */
  readonly route: string;
  /** Answers the call with the instruments whose code or name contains the searched text. */
  readonly rows: Script;
  /** Answers the calls for the day lines of the rows. */
  readonly lines: Script;
  /** The code of a row on the first page, and the address that the row links to. */
  readonly code: string;
  readonly href: string;
  readonly positions: string;
}

/** Answers with all instruments whose code contains the searched text, on one page. */
export const searchScript =
  (instruments: readonly ReturnType<typeof buildStock>[]): Script =>
  ({ query }) => {
    const wanted = (query.code ?? '').toUpperCase();
    const found = instruments.filter(({ symbol }) => symbol.includes(wanted));
    return answer.ok({ rows: found.map(codecs.stock.encode), count: found.length });
  };

const fieldOf = ({ canvas }: Context) => canvas.getByRole('searchbox');

async function search(context: Context, text: string): Promise<void> {
  await context.userEvent.click(fieldOf(context));
  await context.userEvent.paste(text);
}

/** The stories of each list: the states of reading, and the search. */
export function marketStories(list: MarketList) {
  const { kind, at, route, rows, lines, code, href, positions } = list;
  const over = (script: Script, path = at) =>
    scenario({ at: path, upstream: { [route]: script, [quoteRoute]: lines } });
  const shown = (context: Context) => shows(context, code);
  return {
    ...readStates({
      at,
      upstream: { [route]: rows, [quoteRoute]: lines },
      route,
      shown,
      failure: `market.${kind}.failed`,
    }),
    shown: {
      parameters: over(rows),
      play: async (context) => {
        await shown(context);
        const { canvas } = context;
        const { t } = harnessOf(context);
        await expect(canvas.getByText(code).closest('a')).toHaveAttribute('href', href);
        const position = canvas.getByRole('link', { name: t('market.position') });
        await expect(position).toHaveAttribute('href', positions);
        await waitForLines(context.canvasElement, 1);
      },
    },
    empty: {
      parameters: over(answer.ok({ rows: [], count: 0 })),
      play: async (context) => {
        await says(context, `market.${kind}.none.title`);
        await says(context, `market.${kind}.none.text`);
      },
    },
    stale: {
      parameters: over(rows),
      play: async (context) => {
        await shown(context);
        const age = await letReadingsAge(context, [route], 11);
        await waitFor(() => expect(context.canvas.getAllByText(age).length).toBeGreaterThan(1));
      },
    },
    withoutCode: {
      parameters: over(rows),
      play: async (context) => {
        await shown(context);
        await context.userEvent.click(buttonOf(context, 'codeSearch.button'));
        await says(context, 'problem.search-code-required');
        await expect(fieldOf(context)).toHaveFocus();
        await context.userEvent.paste('n');
        const problem = harnessOf(context).t('problem.search-code-required');
        await waitFor(() => expect(context.canvas.queryByText(problem)).toBeNull());
      },
    },
    found: {
      parameters: over(rows),
      play: async (context) => {
        await shown(context);
        const text = code.toLowerCase();
        await search(context, text);
        await context.userEvent.keyboard('{Enter}');
        await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
        const asked = harnessOf(context).upstream.callsTo(route).at(-1);
        await expect(asked?.query.code).toBe(text);
        await context.userEvent.clear(fieldOf(context));
        await waitFor(() =>
          expect(context.canvas.getAllByRole('listitem').length).toBeGreaterThan(1),
        );
      },
    },
    notFound: {
      parameters: over(rows),
      play: async (context) => {
        await shown(context);
        await search(context, 'nada');
        await context.userEvent.click(buttonOf(context, 'codeSearch.button'));
        await says(context, `market.${kind}.noMatch`, { code: 'nada' });
        await context.userEvent.click(buttonOf(context, 'codeSearch.showAll'));
        await shown(context);
        await expect(fieldOf(context)).toHaveValue('');
      },
    },
    searchFailed: {
      parameters: over(answer.html(502), `${at}?code=nada`),
      play: (context) => saysAtLeastOnce(context, 'codeSearch.failed'),
    },
  } satisfies Record<string, Story>;
}
