import type { ChatEvent, OutgoingView } from '@corro/machines';
import { Button, MessageBubble } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { refusalText } from '../../common/errorText.ts';
import type { ChatRow } from './chatRows.ts';

export interface ChatBubbleProps {
  readonly row: ChatRow;
  readonly send: (event: ChatEvent) => void;
}

/** One message, with its time or with what became of it. */
export function ChatBubble({ row, send }: ChatBubbleProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { author, text, at, outgoing } = row;
  const shared = {
    side: author === 'customer' ? ('own' as const) : ('other' as const),
    author: author === 'customer' ? t({ id: 'chat.you' }) : t({ id: 'shell.service' }),
    text,
  };
  const time = i18n.formatTime(at);
  if (outgoing?.status !== 'failed') {
    return <MessageBubble {...shared} foot={outgoing === null ? time : footOf(outgoing)} />;
  }
  const { key, refusal } = outgoing;
  return (
    <MessageBubble
      {...shared}
      foot={time}
      trouble={refusal === null ? t({ id: 'chat.notSent' }) : refusalText(refusal.code, i18n)}
      actions={
        <>
          <Button size="small" tone="neutral" onPress={() => send({ type: 'SEND_AGAIN', key })}>
            {t({ id: 'chat.sendAgain' })}
          </Button>
          <Button size="small" tone="quiet" onPress={() => send({ type: 'DISCARD', key })}>
            {t({ id: 'chat.discard' })}
          </Button>
        </>
      }
    />
  );

  function footOf({ status }: OutgoingView): string {
    return status === 'sent' ? t({ id: 'chat.sent' }, { time }) : t({ id: 'chat.sending' });
  }
}
