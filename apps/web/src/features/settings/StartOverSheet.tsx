import { Button, Money, Stack, Summary, Text, useToast } from '@corro/ui';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { countText } from '../../app/i18n/countText.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { routes } from '../../routing/addresses.ts';
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
  const isOnline = useIsOnline();
  const { view, send } = useStartingOver(() => {
    show({ text: t({ id: 'startOver.done' }), tone: 'success' });
    void navigate(routes.home.path, { replace: true });
  });
  const offline = isOnline
    ? {}
    : { disabled: true, disabledReason: t({ id: 'startOver.offline' }) };
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={t({ id: 'startOver.title' })}
      footer={
        <Stack gap={8}>
          <Button
            tone="critical"
            size="large"
            fullWidth
            busy={view.busy || view.phase === 'done'}
            busyLabel={t({ id: 'startOver.sending' })}
            onPress={() => send({ type: 'SUBMIT', input: { key: startKey } })}
            {...offline}
          >
            {t({ id: 'startOver.confirm' })}
          </Button>
          <Button tone="neutral" fullWidth onPress={onClose}>
            {t({ id: 'startOver.keep' })}
          </Button>
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
