import { defineMessages } from '@corro/messages';
import { Button, Inline } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const topics = ['deposits', 'withdrawals', 'orders', 'identity'] as const;

const topicNames = defineMessages({
  deposits: { id: 'chat.topic.deposits' },
  withdrawals: { id: 'chat.topic.withdrawals' },
  orders: { id: 'chat.topic.orders' },
  identity: { id: 'chat.topic.identity' },
});

export interface TopicsProps {
  /** What stands in the message. */
  readonly written: string;
  /** Gets the beginning of a message; what the customer has written stays. */
  readonly onBegin: (text: string) => void;
}

/** What customers ask about most: each begins a message. */
export function Topics({ written, onBegin }: TopicsProps) {
  const { t } = useI18n();
  const options = topics.map((topic) => {
    const name = t(topicNames[topic]);
    return { topic, name, beginning: `${t({ id: 'chat.topicOf' }, { topic: name })} ` };
  });
  const isUntouched =
    written.trim() === '' || options.some(({ beginning }) => beginning === written);
  return (
    <Inline gap={8} justify="center">
      {options.map(({ topic, name, beginning }) => (
        <Button
          key={topic}
          tone="neutral"
          size="small"
          onPress={() => onBegin(isUntouched ? beginning : written)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}
