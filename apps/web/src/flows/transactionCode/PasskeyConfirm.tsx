import type { PasskeyTerms, SignedPasskey } from '@corro/machines';
import { Banner, Button, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { useCanConfirmByPasskey, usePasskeyConfirmation } from './usePasskeyConfirmation.ts';

interface PasskeyConfirmProps {
  /** What is confirmed; null where there is nothing. */
  readonly terms: PasskeyTerms | null;
  /** It cannot be confirmed now, or is on its way. */
  readonly isOff: boolean;
  /** The `id` of the words that say why, beside the other button. */
  readonly reasonId: string;
  readonly onSigned: (passkey: SignedPasskey) => void;
}

/** Confirms by a passkey instead of the transaction code; nothing where there is none. */
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
