import { Button, useToast } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import { CardForm } from './CardForm.tsx';
import type { CardTarget } from './useCardChoice.ts';
import { useCardFields } from './useCardFields.ts';
import { useCardForm } from './useCardForm.ts';

const form = 'card';

export interface CardSheetProps {
  readonly choice: CardTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form that adds a card or changes one (spec §2, §5). */
export function CardSheet({ choice, open, onClose }: CardSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const isOnline = useIsOnline();
  const { kind, card } = choice;
  const fields = useCardFields(choice);
  const { view, send } = useCardForm(card?.id ?? null, () => {
    fields.forget();
    show({ text: t(`cards.saved.${kind}`), tone: 'success' });
    onClose();
  });
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={t(card === null ? `cards.add.${kind}` : `cards.edit.${kind}`)}
      footer={
        <Button
          type="submit"
          form={form}
          size="large"
          fullWidth
          busy={view.busy || view.phase === 'done'}
          busyLabel={t('cards.saving')}
          {...(isOnline ? {} : { disabled: true, disabledReason: t('cards.offline') })}
        >
          {t('cards.save')}
        </Button>
      }
    >
      <CardForm id={form} choice={choice} fields={fields} view={view} send={send} />
    </AppSheet>
  );
}
