import { passkeysQuery, withdrawalPasskey } from '@corro/client';
import {
  type Outcome,
  passkeyConfirmationMachine,
  passkeyConfirmationView,
  type PasskeyConfirmationView,
  type PasskeyTerms,
  type SignedPasskey,
} from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { useExtension } from '../../common/operatorRules.tsx';

/** A running confirmation by a passkey. */
export interface PasskeyConfirmation {
  readonly view: PasskeyConfirmationView;
  /** Asks for the passkey; what it has signed goes to `onSigned`. */
  readonly ask: (terms: PasskeyTerms) => void;
}

/** Whether the customer can confirm by a passkey: upstream, browser and customer have some. False until it is known. */
export function useCanConfirmByPasskey(): boolean {
  const { hasPasskeys } = useServices();
  const enabled = useExtension('passkeys') && hasPasskeys();
  const passkeys = useQuery({ ...passkeysQuery(useApi()), enabled }).data ?? [];
  return enabled && passkeys.length > 0;
}

/** Runs the confirmation of a withdrawal by a passkey. */
export function usePasskeyConfirmation(
  onSigned: (passkey: SignedPasskey) => void,
): PasskeyConfirmation {
  const api = useApi();
  const { loadPasskeys, actors } = useServices();
  const [machine] = useState(() =>
    passkeyConfirmationMachine.provide({
      actors: {
        sign: fromPromise<Outcome<SignedPasskey>, PasskeyTerms>(({ input, signal }) =>
          outcomeOf(async () => {
            const [{ sign }, options] = await Promise.all([
              loadPasskeys(),
              withdrawalPasskey(api, input, { signal }),
            ]);
            return sign(options);
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
