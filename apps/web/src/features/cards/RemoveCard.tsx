import { type Card, deleteCard, listCards } from '@corro/client';
import type { WithRequired } from '@corro/domain';
import { cardRemovalMachine, cardRemovalView, type CardToRemove } from '@corro/machines';
import { Button, Dialog, Stack, Text, useToast } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBackCloses } from '../../common/overlays/overlayHistory.ts';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
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

interface RemoveCardProps {
  readonly card: WithRequired<Card, 'id'>;
  readonly onRemoved: () => void;
}

export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const { t } = useI18n();
  const show = useToast();
  const { id, kind } = card;
  const messages = cardMessages[kind];
  const { name, lastDigits } = useCardText(card);
  const [isOpen, setOpen] = useState(false);
  const { view, send } = useListedForm(cardRemovalMachine, cardRemovalView, calls, () => {
    show({ text: t(messages.deleted), tone: 'success' });
    setOpen(false);
    onRemoved();
  });
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <Button tone="quiet" fullWidth onPress={() => setOpen(true)}>
        {t(messages.delete)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={t(messages.deleteTitle)}
        actions={
          <ConfirmButtons
            view={view}
            label={t(messages.delete)}
            busyLabel={t({ id: 'cards.deleting' })}
            offlineReason={t({ id: 'cards.deleteOffline' })}
            onConfirm={() => send({ type: 'SUBMIT', input: { cardId: id, kind } })}
            keepLabel={t({ id: 'cards.keep' })}
            onKeep={close}
          />
        }
      >
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
      </Dialog>
    </>
  );
}
