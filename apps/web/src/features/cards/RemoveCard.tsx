import { type Card, deleteCard, listCards } from '@corro/client';
import type { Known } from '@corro/domain';
import { cardRemovalMachine, cardRemovalView, type CardToRemove } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Button, Dialog, Stack, Text, useToast } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBackCloses } from '../../common/overlays/overlayHistory.ts';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { useCardText } from './cardText.ts';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

export interface RemoveCardProps {
  readonly card: Known<Card, 'id'>;
  readonly onRemoved: () => void;
}

const cardsDeleted = defineMessages({
  bank: { id: 'cards.deleted.bank' },
  trc20: { id: 'cards.deleted.trc20' },
});

const cardsDelete = defineMessages({
  bank: { id: 'cards.delete.bank' },
  trc20: { id: 'cards.delete.trc20' },
});

const cardsDeleteTitle = defineMessages({
  bank: { id: 'cards.deleteTitle.bank' },
  trc20: { id: 'cards.deleteTitle.trc20' },
});

const calls: ListCalls<CardToRemove> = {
  send: (api, { cardId }) => deleteCard(api, cardId),
  isDone: async (api, sent, signal) => {
    const stored = await listCards(api, undefined, { signal });
    return stored.every(({ id }) => id !== sent.cardId);
  },
  queryKey: ['cards'],
  doneCode: 'unknown-card',
};

/** Runs the removal of a card until it is gone. */
function useCardRemoval(onRemoved: () => void): RunningForm<CardToRemove> {
  return useListedForm(cardRemovalMachine, cardRemovalView, calls, onRemoved);
}

/** Takes the card away, after a question. */
export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const { t } = useI18n();
  const show = useToast();
  const { id, kind } = card;
  const text = useCardText(card);
  const [isAsked, setAsked] = useState(false);
  const { view, send } = useCardRemoval(() => {
    show({ text: t(cardsDeleted[kind]), tone: 'success' });
    setAsked(false);
    onRemoved();
  });
  const close = () => setAsked(false);
  useBackCloses(isAsked, close);
  return (
    <>
      <Button tone="quiet" fullWidth onPress={() => setAsked(true)}>
        {t(cardsDelete[kind])}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={t(cardsDeleteTitle[kind])}
        actions={
          <ConfirmButtons
            view={view}
            label={t(cardsDelete[kind])}
            busyLabel={t({ id: 'cards.deleting' })}
            offlineReason={t({ id: 'cards.deleteOffline' })}
            onConfirm={() => send({ type: 'SUBMIT', input: { cardId: id } })}
            keepLabel={t({ id: 'cards.keep' })}
            onKeep={close}
          />
        }
      >
        <Stack gap={12}>
          <Text as="p">{t({ id: 'cards.deleteText' }, text)}</Text>
          <FormFlowError
            view={view}
            title={t({ id: 'cards.deleteFailed' })}
            unknown={{
              title: t({ id: 'cards.deleteUnknown' }),
              text: t({ id: 'cards.deleteUnknown.text' }),
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}
