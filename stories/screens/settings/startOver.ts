import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { buttonOf } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { harnessOf } from '../../harness/withApp.tsx';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const startRoute = 'POST /stock/success/v2/start-over';

/** An upstream with play money that lets customers start over. */
export const upstream = {
  [configRoute]: operatorConfig(
    { tag: 'simulated', value: 'y' },
    { tag: 'extensions', value: 'startover' },
  ),
  [startRoute]: answer.ok(),
};

export async function askToStartOver(context: Context): Promise<void> {
  const { t } = harnessOf(context);
  await context.canvas.findByRole('button', { name: t('startOver.start') });
  await context.userEvent.click(buttonOf(context, 'startOver.start'));
  await screen.findByRole('dialog', { name: t('startOver.title') });
}

/** The button of the sheet that starts over, found also while the button is busy. */
export function startButton(context: Context): HTMLElement {
  const { t } = harnessOf(context);
  const name = new RegExp(`^(${t('startOver.confirm')}|${t('startOver.sending')})$`);
  return within(screen.getByRole('dialog')).getByRole('button', { name });
}
