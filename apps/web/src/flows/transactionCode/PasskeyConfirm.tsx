import type { PasskeyTerms, SignedPasskey } from '@corro/machines';
import { Banner, Button, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { useCanConfirmByPasskey, usePasskeyConfirmation } from './usePasskeyConfirmation.ts';

interface PasskeyConfirmProps {
  readonly terms: PasskeyTerms | null;
  /** Not possible now, or being submitted. */
  readonly isOff: boolean;
  /** `id` of the reason beside the other button. */
  readonly reasonId: string;
  readonly onSigned: (passkey: SignedPasskey) => void;
}

/** Confirms by a passkey instead of the transaction code; nothing if the customer has none. */
export function PasskeyConfirm(props: PasskeyConfirmProps) {
  return useCanConfirmByPasskey() ? <Confirm {...props} /> : null;
}

function Confirm({ terms, isOff, reasonId, onSigned }: PasskeyConfirmProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, ask } = usePasskeyConfirmation(onSigned);
  const error = flowErrorText(view, i18n);
  return (
    <Stack gap={8}>
      {error === undefined ? null : <Banner tone="caution">{error}</Banner>}
      <Button
        tone="neutral"
        fullWidth
        busy={view.busy}
        busyLabel={t({ id: 'passkeys.prompting' })}
        disabled={isOff || terms === null}
        disabledReasonId={reasonId}
        onPress={() => {
          if (terms !== null) ask(terms);
        }}
      >
        {t({ id: 'passkeys.confirm' })}
      </Button>
    </Stack>
  );
}
