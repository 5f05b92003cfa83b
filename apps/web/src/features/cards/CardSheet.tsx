import { Stack, useToast } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { CardForm, type EditedCard, useCardFields, useCardForm } from './CardForm.tsx';
import { RemoveCard } from './RemoveCard.tsx';
import { cardMessages } from './cardText.ts';

const form = 'card';

interface CardSheetProps {
  readonly choice: EditedCard;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds, edits or deletes a card (spec §2, §5). */
export function CardSheet({ choice, open, onClose }: CardSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const canDelete = useExtension('cards.delete');
  const { kind, card } = choice;
  const fields = useCardFields(choice);
  const id = card?.id ?? null;
  const { view, send } = useCardForm(id, () => {
    fields.forget();
    show({ text: t(cardMessages[kind].saved), tone: 'success' });
    onClose();
  });
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={t(card === null ? cardMessages[kind].add : cardMessages[kind].edit)}
      footer={
        <SendButton
          type="submit"
          form={form}
          size="large"
          fullWidth
          view={view}
          busyLabel={t({ id: 'cards.saving' })}
          offlineReason={t({ id: 'cards.offline' })}
        >
          {t({ id: 'cards.save' })}
        </SendButton>
      }
    >
      <Stack gap={24}>
        <CardForm id={form} choice={choice} fields={fields} view={view} send={send} />
        {id === null || card === null || !canDelete ? null : (
          <RemoveCard card={{ ...card, id }} onRemoved={onClose} />
        )}
      </Stack>
    </AppSheet>
  );
}
