import { answer, buildMessage, codecs, fakeNow, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  serviceMessage,
  customerMessage,
  at,
  listOf,
  listRoute,
  sendRoute,
  upstream,
  write,
} from './chat.ts';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

/** A server that stores sent messages and lists them. */
function keeping(): Record<string, Script> {
  const kept = [customerMessage, serviceMessage];
  return {
    [listRoute]: () => answer.ok({ rows: kept.map(codecs.message.encode) }),
    [sendRoute]: ({ body, headers }) => {
      const { message: text = '' } = { ...(body as { message?: string }) };
      const clientKey = headers['idempotency-key'] ?? null;
      kept.push(buildMessage({ id: `m-${kept.length}`, author: 'customer', text, clientKey }));
      return answer.ok();
    },
  };
}

/** A server whose list has only the id, text and time of messages. */
function sayingNothing(): Record<string, Script> {
  const kept = [{ id: '1', message: serviceMessage.text, created_at: serviceMessage.createdAt }];
  return {
    [listRoute]: () => answer.ok({ rows: kept }),
    [sendRoute]: ({ body }) => {
      const { message = '' } = { ...(body as { message?: string }) };
      kept.push({ id: `${kept.length + 1}`, message, created_at: fakeNow });
      return answer.ok();
    },
  };
}

export default {
  title: 'Home/Customer service',
  id: 'screens-customer-service-customerservice',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function untilNotSent(context: Context): Promise<void> {
  const harness = harnessOf(context);
  await waitFor(async () => {
    await harness.advance(2000);
    await expect(context.canvas.getByText(harness.t('chat.notSent'))).toBeVisible();
  });
}

const hasMessages = (context: Context) => shows(context, '¿Cuánto tarda un retiro?');

export const Shown: Story = {
  parameters: atRest,
  play: async (context) => {
    await hasMessages(context);
    await says(context, 'day.yesterday');
    await says(context, 'day.today');
    await says(context, 'safety.chat');
  },
};

export const TopicsWhileTalking: Story = {
  name: 'keeps the topics in reach after the customer has written',
  parameters: notPictured('Topics below messages, as in other pictures.'),
  play: async (context) => {
    await hasMessages(context);
    await context.userEvent.click(buttonOf(context, 'chat.topics'));
    await context.userEvent.click(buttonOf(context, 'chat.topic.deposits'));
    await expect(buttonOf(context, 'chat.ask')).toBeVisible();
  },
};

export const OnlyNotices: Story = {
  name: 'offers topics before the customer has written',
  parameters: {
    ...scenario({ upstream: { [listRoute]: listOf(serviceMessage) } }),
    ...notPictured('Topics and a message, as in other pictures.'),
  },
  play: async (context) => {
    await shows(context, serviceMessage.text);
    await context.userEvent.click(buttonOf(context, 'chat.topic.deposits'));
    await expect(buttonOf(context, 'chat.ask')).toBeVisible();
  },
};

export const OldNotices: Story = {
  name: 'folds notices of more than 30 days before the customer has written',
  parameters: {
    ...scenario({
      upstream: {
        [listRoute]: listOf({ ...serviceMessage, createdAt: fakeNow - 31 * 86_400_000 }),
      },
    }),
    ...notPictured('Topics, as in other pictures.'),
  },
  play: async (context) => {
    await says(context, 'chat.emptyTitle');
    await expect(context.canvas.queryByText(serviceMessage.text)).toBeNull();
    await context.userEvent.click(buttonOf(context, 'chat.earlier'));
    await shows(context, serviceMessage.text);
  },
};

const many = Array.from({ length: 250 }, (_, place) =>
  buildMessage({
    id: `m-${place}`,
    author: place % 2 === 0 ? 'customer' : 'agent',
    text: `Mensaje ${place + 1}`,
    createdAt: fakeNow - (250 - place) * 60_000,
  }),
);

export const Long: Story = {
  parameters: scenario({ upstream: { [listRoute]: listOf(...many) } }),
  play: async (context) => {
    await shows(context, 'Mensaje 250');
    await expect(context.canvas.getByText('Mensaje 151')).toBeVisible();
    await expect(context.canvas.queryByText('Mensaje 150')).toBeNull();
    globalThis.scrollTo(0, 0);
    await context.userEvent.click(buttonOf(context, 'chat.earlier'));
    await shows(context, 'Mensaje 51');
    await context.userEvent.click(buttonOf(context, 'chat.earlier'));
    await shows(context, 'Mensaje 1');
    await expect(
      context.canvas.queryByRole('button', { name: harnessOf(context).t('chat.earlier') }),
    ).toBeNull();
  },
};

export const Loading: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ upstream: { [listRoute]: listOf() } }),
  play: async (context) => {
    await says(context, 'chat.emptyTitle');
    const { t } = harnessOf(context);
    const field = context.canvas.getByRole('textbox');
    const begun = (topic: string) => `${t('chat.topicOf', { topic })} `;
    const ask = async (topic: 'deposits' | 'withdrawals' | 'orders') => {
      await context.userEvent.click(buttonOf(context, `chat.topic.${topic}`));
      await context.userEvent.click(buttonOf(context, 'chat.ask'));
    };
    await context.userEvent.click(buttonOf(context, 'chat.topic.withdrawals'));
    await says(context, 'chat.answer.withdrawals', {
      deposit: 'US$\u00a05,000.00',
      withdrawal: 'US$\u00a0100.00',
    });
    await ask('deposits');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(begun(t('chat.topic.deposits')));
    // Another topic replaces the text until the customer has typed.
    await ask('withdrawals');
    await expect(field).toHaveValue(begun(t('chat.topic.withdrawals')));
    await context.userEvent.type(field, '¿cuánto tardan?');
    const written = `${begun(t('chat.topic.withdrawals'))}¿cuánto tardan?`;
    await expect(field).toHaveValue(written);
    await ask('orders');
    await expect(field).toHaveValue(written);
  },
};

export const Times: Story = {
  name: 'shows opening hours and the time until an answer, if announced',
  parameters: {
    ...scenario({
      upstream: {
        [listRoute]: listOf(),
        'GET /v2/config': answer.ok([
          { tag: 'service_hours', value: 'Lunes a viernes, de 9:00 a 18:00' },
          { tag: 'service_minutes', value: '5' },
        ]),
      },
    }),
    ...notPictured('Same picture as the empty chat, with one more line.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const hours = t('chat.hours', { hours: 'Lunes a viernes, de 9:00 a 18:00' });
    const times = `${hours} ${t('chat.wait', { minutes: 5 })}`;
    await expect(await context.canvas.findByText(times)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.html(502) } }),
  play: (context) => says(context, 'error.protocol.text'),
};

export const FailedRefetch = failedRefetch(listRoute, async (context) => {
  await hasMessages(context);
  await expect(context.canvas.getByRole('textbox')).toBeEnabled();
});

export const Sent: Story = {
  name: 'shows a sent message once',
  parameters: scenario({ upstream: keeping() }),
  play: async (context) => {
    await hasMessages(context);
    await write(context, '¿Y un depósito?');
    await shows(context, '¿Y un depósito?');
    await expect(context.canvas.getByRole('textbox')).toHaveValue('');
    const { upstream: wired } = harnessOf(context);
    await waitFor(() => expect(wired.callsTo(listRoute).length).toBeGreaterThan(1));
    await expect(context.canvas.getAllByText('¿Y un depósito?')).toHaveLength(1);
    await expect(wired.callsTo(sendRoute)).toHaveLength(1);
  },
};

export const PressedOften: Story = {
  name: 'sends one message for five simultaneous presses, and the same text again later',
  parameters: {
    ...scenario({ upstream: keeping() }),
    ...notPictured('Same picture as “Sent”.'),
  },
  play: async (context) => {
    const { upstream: wired } = harnessOf(context);
    await hasMessages(context);
    const send = buttonOf(context, 'chat.send');
    for (const count of [1, 2]) {
      await context.userEvent.type(context.canvas.getByRole('textbox'), '¿Hay alguien?');
      for (let press = 0; press < 5; press += 1) send.click();
      await waitFor(() => expect(wired.callsTo(sendRoute)).toHaveLength(count));
      await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveValue(''));
    }
    await harnessOf(context).advance(1000);
    await expect(wired.callsTo(sendRoute)).toHaveLength(2);
  },
};

export const SentUntold: Story = {
  name: "marks the customer's messages if the server does not name their author",
  parameters: {
    ...scenario({ upstream: sayingNothing() }),
    ...notPictured('Same picture as “Sent”.'),
  },
  play: async (context) => {
    const harness = harnessOf(context);
    const { t, services } = harness;
    await shows(context, serviceMessage.text);
    await write(context, '¿Y un depósito?');
    await waitFor(() => expect(services.storage.keysOf('sent_message_')).toHaveLength(1));
    await harness.advance(1000);
    await harness.refresh();
    await waitFor(() => expect(services.storage.read('own_message_2')).not.toBeNull());
    const own = (await context.canvas.findByText('¿Y un depósito?')).parentElement;
    await expect(own).toHaveTextContent(t('chat.you'));
    const other = context.canvas.getByText(serviceMessage.text).parentElement;
    await expect(other).toHaveTextContent(t('shell.service'));
  },
};

export const Sending: Story = {
  parameters: scenario({ upstream: { [sendRoute]: answer.stall() } }),
  play: async (context) => {
    await hasMessages(context);
    await write(context, '¿Hay alguien?');
    await says(context, 'chat.sending');
  },
};

export const SentAgain: Story = {
  name: 'sends a lost message again with the same key',
  parameters: scenario({ upstream: { ...keeping(), [sendRoute]: answer.offline() } }),
  play: async (context) => {
    const { upstream: wired, t } = harnessOf(context);
    await hasMessages(context);
    await write(context, '¿Hay alguien?');
    await untilNotSent(context);
    await expect(wired.callsTo(sendRoute)).toHaveLength(1);
    wired.script(sendRoute, answer.ok());
    await context.userEvent.click(buttonOf(context, 'chat.sendAgain'));
    await waitFor(() => expect(context.canvas.queryByText(t('chat.notSent'))).toBeNull());
    const keys = wired.callsTo(sendRoute).map(({ headers }) => headers['idempotency-key']);
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

export const Refused: Story = {
  parameters: scenario({ upstream: { [sendRoute]: answer.refusal('busy') } }),
  play: async (context) => {
    await hasMessages(context);
    await write(context, '¿Hay alguien?');
    await says(context, 'hint.busy');
    await context.userEvent.click(buttonOf(context, 'chat.discard'));
    await expect(context.canvas.queryByText('¿Hay alguien?')).toBeNull();
  },
};

export const TooLong: Story = {
  play: async (context) => {
    const { t } = harnessOf(context);
    const field = await context.canvas.findByRole('textbox', { name: t('chat.write') });
    await context.userEvent.click(field);
    await context.userEvent.paste('x'.repeat(1001));
    await says(context, 'problem.message-too-long', { max: 1000 });
  },
};

export const Offline = offlineWithData(hasMessages, 'chat.offline');

export const AfterReload: Story = {
  parameters: scenario({
    stored: {
      draft_chat: JSON.stringify({ time: fakeNow - 60_000, values: { message: 'Quería preg' } }),
      pending_messages: JSON.stringify([
        { key: 'k-1', text: '¿Hay alguien?', writtenAt: fakeNow - 60_000 },
      ]),
    },
  }),
  play: async (context) => {
    const harness = harnessOf(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveValue('Quería preg'));
    await untilNotSent(context);
    await expect(harness.upstream.callsTo(sendRoute)).toHaveLength(0);
  },
};

export const Hostile: Story = {
  parameters: scenario({
    upstream: {
      [listRoute]: listOf(
        buildMessage({ text: '<img src=x onerror=alert(1)><script>alert(2)</script>' }),
        buildMessage({ id: 'm-3', text: `${'Kontobewegung'.repeat(20)}\n\n\u202Etxt` }),
      ),
    },
  }),
  play: async (context) => {
    await shows(context, /<script>/);
    await expect(context.canvasElement.querySelector('main img, main script')).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
