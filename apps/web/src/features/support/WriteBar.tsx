import { checkMessage } from '@corro/domain';
import { MessageComposer, type MessageComposerHandle } from '@corro/ui';
import type { Ref } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { makeKey } from '../../flows/makeKey.ts';
import { serviceField } from '../../common/activity/operation.ts';
import { problemText } from '../../common/problemText.ts';
import type { Draft } from '../../flows/useDraft.ts';
import { useIsOnline } from '../../app/conditions.ts';

export interface WriteBarProps {
  readonly draft: Draft<typeof serviceField>;
  readonly onSend: (message: { key: string; text: string }) => void;
  readonly ref: Ref<MessageComposerHandle>;
}

/** Where a message is written; what is half written survives a reload. */
export function WriteBar({ draft, onSend, ref }: WriteBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isOnline = useIsOnline();
  const { values, change, forget } = draft;
  const text = values[serviceField];
  const problems = checkMessage(text);
  const saysNothing = problems.some(({ code }) => code === 'message-required');

  function send() {
    if (problems.length > 0) return;
    onSend({ key: makeKey(), text: text.trim() });
    change(serviceField)('');
    forget();
  }

  return (
    <MessageComposer
      ref={ref}
      label={t({ id: 'chat.write' })}
      sendLabel={t({ id: 'chat.send' })}
      value={text}
      onChange={change(serviceField)}
      onSend={send}
      disabled={saysNothing || !isOnline}
      problem={saysNothing ? undefined : problemText(problems, 'message', i18n)}
      hint={isOnline ? undefined : t({ id: 'chat.offline' })}
    />
  );
}
