import { Money, Stack, Summary, Text, useToast } from '@corro/ui';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { countText } from '../../common/amounts.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { patterns } from '../../links.ts';
import { useAccountNow } from './useAccountNow.ts';
import { useStartingOver } from './useStartingOver.ts';

export interface StartOverSheetProps {
  /** The Idempotency-Key. */
  readonly startKey: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is lost and what stays when the account is set back, before it is. */
export function StartOverSheet({ startKey, open, onClose }: StartOverSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const navigate = useNavigate();
  const { view, send } = useStartingOver(() => {
    show({ text: t({ id: 'startOver.done' }), tone: 'success' });
    void navigate(patterns.home, { replace: true });
  });
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={t({ id: 'startOver.title' })}
      footer={
        <Stack gap={8}>
          <ConfirmButtons
            view={view}
            size="large"
            label={t({ id: 'startOver.confirm' })}
            busyLabel={t({ id: 'startOver.sending' })}
            offlineReason={t({ id: 'startOver.offline' })}
            onConfirm={() => send({ type: 'SUBMIT', input: { key: startKey } })}
            keepLabel={t({ id: 'startOver.keep' })}
            onKeep={onClose}
          />
        </Stack>
      }
    >
      <Stack gap={16}>
        <Holdings />
        <Text as="p">{t({ id: 'startOver.lost' })}</Text>
        <Text as="p" tone="muted">
          {t({ id: 'startOver.stays' })}
        </Text>
        <FormFlowError
          view={view}
          title={t({ id: 'startOver.failed' })}
          unknown={{
            title: t({ id: 'startOver.unknown' }),
            text: t({ id: 'startOver.unknown.text' }),
          }}
        />
      </Stack>
    </AppSheet>
  );
}

/** What the account holds now. */
function Holdings() {
  const { t, numberLocale } = useI18n();
  const { cash, positions, pending } = useAccountNow();
  return (
    <Summary
      rows={[
        { label: t({ id: 'startOver.cash' }), value: <Money amount={cash} unit="US$" /> },
        { label: t({ id: 'startOver.positions' }), value: countText(positions, numberLocale) },
        { label: t({ id: 'startOver.pending' }), value: countText(pending, numberLocale) },
      ]}
    />
  );
}
