import { type Card, deleteCard, listCards } from '@corro/client';
import { cardRemovalMachine, cardRemovalView, type CardToRemove } from '@corro/machines';
import { Stack, Text, useToast } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import type { EditedCard } from './CardForm.tsx';
import { cardMessages, useCardText } from './cardText.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

const calls: ListCalls<CardToRemove> = {
  send: (api, { cardId, kind }) => deleteCard(api, { id: cardId, kind }),
  isDone: async (api, sent, signal) => {
    const stored = await listCards(api, sent.kind, { signal });
    return stored.every(({ id }) => id !== sent.cardId);
  },
  queryKey: ['cards'],
  doneCode: 'unknown-card',
};

interface RemoveCardProps extends RunningForm<CardToRemove> {
  readonly card: Card;
}

/** Runs the deletion of a card until the list no longer has it. */
export function useCardRemoval({ kind }: EditedCard, onRemoved: () => void) {
  const { t } = useI18n();
  const show = useToast();
  return useListedForm(cardRemovalMachine, cardRemovalView, calls, () => {
    show({ text: t(cardMessages[kind].deleted), tone: 'success' });
    onRemoved();
  });
}

/** Consequence of the deletion, and its error. */
export function RemoveCard({ card, view }: RemoveCardProps) {
  const { t } = useI18n();
  const { name, lastDigits } = useCardText(card);
  return (
    <Stack gap={12}>
      <Text as="p">{t({ id: 'cards.deleteText' }, { name, end: lastDigits })}</Text>
      <FormFlowError
        view={view}
        title={t({ id: 'cards.deleteFailed' })}
        unknown={{
          title: t({ id: 'cards.deleteUnknown' }),
          text: t({ id: 'cards.deleteUnknown.text' }),
        }}
      />
    </Stack>
  );
}

interface RemoveCardFooterProps extends RemoveCardProps {
  readonly onKeep: () => void;
}

export function RemoveCardFooter({ card, view, send, onKeep }: RemoveCardFooterProps) {
  const { t } = useI18n();
  const { id, kind } = card;
  return (
    <Stack gap={8}>
      <ConfirmButtons
        view={view}
        size="large"
        label={t(cardMessages[kind].delete)}
        busyLabel={t({ id: 'cards.deleting' })}
        offlineReason={t({ id: 'cards.deleteOffline' })}
        onConfirm={() => {
          if (id !== null) send({ type: 'SUBMIT', input: { cardId: id, kind } });
        }}
        keepLabel={t({ id: 'cards.keep' })}
        onKeep={onKeep}
      />
    </Stack>
  );
}
