import type { Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notPictured } from '../pictures/modes.ts';
import type { Sentence } from './form.ts';
import { harnessOf, scenario } from './withApp.tsx';

type Product = 'block' | 'ipo' | 'qip' | 'fund' | 'forex' | 'futures' | 'treasury';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

export interface IntroScenario {
  readonly at: string;
  readonly product: Product;
  /** The title of the screen. */
  readonly title: Sentence;
  readonly upstream: Readonly<Record<string, Script>>;
}

/** The sheet by which a product explains itself: by itself on the first visit, by its button afterwards. */
export function introStories({ at, product, title, upstream }: IntroScenario) {
  const isExplained = async (context: Context) => {
    const { t } = harnessOf(context);
    const dialog = await screen.findByRole('dialog', { name: t(title) });
    for (const sentence of ['product.what', 'product.how', 'product.risk'] as const) {
      const text = within(dialog).getByText(t(sentence, { product }));
      // The sheet rises into view.
      await waitFor(() => expect(text).toBeVisible());
    }
    return dialog;
  };
  const firstVisit: StoryObj = {
    parameters: {
      ...scenario({ at, upstream, stored: { seen_products: '[]' } }),
      ...(product === 'fund'
        ? {}
        : notPictured('As that of the funds, with its own sign and words.')),
    },
    play: async (context) => {
      await isExplained(context);
      const { storage } = harnessOf(context).services;
      await expect(storage.read('seen_products')).toBe(JSON.stringify([product]));
    },
  };
  const explainedAgain: StoryObj = {
    parameters: {
      ...scenario({ at, upstream }),
      ...notPictured('The sheet is that of the first visit.'),
    },
    play: async (context) => {
      const { t } = harnessOf(context);
      const { canvas, userEvent } = context;
      const name = t('product.info', { product: t(title) });
      const info = await canvas.findByRole('button', { name });
      await expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(info);
      const dialog = await isExplained(context);
      await userEvent.click(within(dialog).getByRole('button', { name: t('product.understood') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(info).toHaveFocus());
    },
  };
  return { firstVisit, explainedAgain };
}
