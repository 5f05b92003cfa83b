import {
  type PasskeyTerms,
  type SignedPasskey,
  type Outcome,
  passkeyConfirmationMachine,
  passkeyConfirmationView,
  type PasskeyConfirmationView,
} from '@corro/machines';
import { Banner, Button, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { getCardPasskeyOptions, getWithdrawalPasskeyOptions, passkeysQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { useExtension } from '../../common/operatorRules.tsx';

interface PasskeyConfirmProps {
  readonly terms: PasskeyTerms | null;
  /** Confirming is not possible now, or the order is being submitted. */
  readonly isOff: boolean;
  /** Element id of the reason that the other confirm button shows. */
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
        busy={view.isBusy}
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

interface PasskeyConfirmation {
  readonly view: PasskeyConfirmationView;
  readonly ask: (terms: PasskeyTerms) => void;
}

/**
 * Whether upstream and browser support passkeys and the customer has one that is not paused. False
 * while unknown.
 */
function useCanConfirmByPasskey(): boolean {
  const { hasPasskeys } = useServices();
  const enabled = useExtension('passkeys') && hasPasskeys();
  const passkeys = useQuery({ ...passkeysQuery(useApi()), enabled }).data ?? [];
  return enabled && passkeys.some(({ isPaused }) => !isPaused);
}

function usePasskeyConfirmation(onSigned: (passkey: SignedPasskey) => void): PasskeyConfirmation {
  const api = useApi();
  const { loadPasskeys, actors } = useServices();
  const [machine] = useState(() =>
    passkeyConfirmationMachine.provide({
      actors: {
        sign: fromPromise<Outcome<SignedPasskey>, PasskeyTerms>(({ input, signal }) =>
          outcomeOf(async () => {
            const [{ sign }, options] = await Promise.all([
              loadPasskeys(),
              'amount' in input
                ? getWithdrawalPasskeyOptions(api, input, { signal })
                : getCardPasskeyOptions(api, input, { signal }),
            ]);
            return sign(options, signal);
          }),
        ),
      },
      actions: { confirm: (_, { passkey }) => onSigned(passkey) },
    }),
  );
  const actor = useActorRef(machine, actors);
  const view = passkeyConfirmationView(useSelector(actor, (snapshot) => snapshot));
  return { view, ask: (terms) => actor.send({ type: 'ASK', terms }) };
}
