import { answer, buildMessage, codecs, fakeNow, type ScriptedAnswer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { buttonOf } from '../../harness/form.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const listRoute = 'GET /stock/success/user_message/list-message';
export const sendRoute = 'POST /stock/success/user_message/send';
const dayMs = 86_400_000;

export const customerMessage = buildMessage({
  id: 'm-0',
  author: 'customer',
  text: '¿Cuánto tarda un retiro?',
  createdAt: fakeNow - dayMs,
  clientKey: '11111111-1111-4111-8111-111111111111',
});
export const serviceMessage = buildMessage({
  text: 'Un retiro tarda un día hábil y no tiene costo.',
  createdAt: fakeNow - dayMs + 20_000,
});
export const today = buildMessage({
  id: 'm-2',
  author: 'customer',
  text: 'Gracias.\n¿Y un depósito?',
  createdAt: fakeNow - 60_000,
});

export const listOf = (...messages: (typeof customerMessage)[]): ScriptedAnswer =>
  answer.ok({ rows: messages.map(codecs.message.encode), count: messages.length });

export const at = '/customer-service';
export const upstream = {
  [listRoute]: listOf(customerMessage, serviceMessage, today),
  [sendRoute]: answer.ok(),
};

export async function write(context: Context, text: string): Promise<void> {
  const { t } = harnessOf(context);
  const field = await context.canvas.findByRole('textbox', { name: t('chat.write') });
  await context.userEvent.type(field, text);
  await context.userEvent.click(buttonOf(context, 'chat.send'));
}
