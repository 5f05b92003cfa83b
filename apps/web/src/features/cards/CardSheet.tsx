import { checkCard } from '@corro/domain';
import { Button, Stack, useToast } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';
import { useCodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import { CardForm, cardInput, type EditedCard, useCardFields, useCardForm } from './CardForm.tsx';
import { ConfirmCard, ConfirmCardFooter } from './ConfirmCard.tsx';
import { RemoveCard, RemoveCardFooter, useCardRemoval } from './RemoveCard.tsx';
import { cardMessages } from './cardText.ts';

const form = 'card';

interface CardSheetProps {
  readonly choice: EditedCard;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Adds, edits or deletes a card (spec §2, §5). Where the server asks for it, the transaction code
 * or a passkey confirms the details in a second step.
 */
export function CardSheet({ choice, open, onClose }: CardSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const canDelete = useExtension('cards.delete');
  const isConfirmed = useExtension('cards.confirm');
  const [step, setStep] = useState<'form' | 'confirming' | 'deleting'>('form');
  const { kind, card } = choice;
  const fields = useCardFields(choice);
  const removal = useCardRemoval(choice, onClose);
  const { view, send } = useCardForm(choice, () => {
    fields.forget();
    show({ text: t(cardMessages[kind].saved), tone: 'success' });
    onClose();
  });
  const busyPhase = view.isBusy ? 'submitting' : 'reviewing';
  const isConfirming = step === 'confirming';
  const entry = useCodeEntry({
    view: { phase: isConfirming ? busyPhase : 'editing', refusal: view.refusal },
    // A newly set code clears the earlier refusal.
    send: () => send({ type: 'EDIT', field: 'code' }),
  });
  const input = cardInput(choice, fields.values);
  const submit = () => {
    if (isConfirmed && checkCard(input).length === 0) setStep('confirming');
    else send({ type: 'SUBMIT', input });
  };
  const confirming = { choice, input, entry, view, send };
  const isDeleting = step === 'deleting' && card !== null;
  return (
    <>
      <AppSheet
        open={open}
        onClose={onClose}
        title={
          isDeleting
            ? t(cardMessages[kind].deleteTitle)
            : isConfirming
              ? t({ id: 'cards.confirm.title' })
              : t(card === null ? cardMessages[kind].add : cardMessages[kind].edit)
        }
        footer={
          isDeleting ? (
            <RemoveCardFooter {...removal} card={card} onKeep={() => setStep('form')} />
          ) : isConfirming ? (
            <ConfirmCardFooter {...confirming} />
          ) : (
            <SendButton
              form={form}
              view={view}
              busyLabel={t({ id: 'cards.saving' })}
              offlineReason={t({ id: 'cards.offline' })}
            >
              {isConfirmed ? t({ id: 'cards.continue' }) : t({ id: 'cards.save' })}
            </SendButton>
          )
        }
      >
        {isDeleting ? (
          <RemoveCard {...removal} card={card} />
        ) : isConfirming ? (
          <Stack gap={16}>
            <ConfirmCard {...confirming} />
            <Button tone="quiet" fullWidth disabled={view.isBusy} onPress={() => setStep('form')}>
              {t({ id: 'cards.confirm.back' })}
            </Button>
          </Stack>
        ) : (
          <Stack gap={24}>
            <CardForm
              id={form}
              choice={choice}
              fields={fields}
              view={view}
              send={send}
              onSubmit={submit}
            />
            {(card?.id ?? null) === null || !canDelete ? null : (
              <Button tone="quiet" fullWidth onPress={() => setStep('deleting')}>
                {t(cardMessages[kind].delete)}
              </Button>
            )}
          </Stack>
        )}
      </AppSheet>
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}
