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

export interface PasskeyConfirmation {
  readonly view: PasskeyConfirmationView;
  readonly ask: (terms: PasskeyTerms) => void;
}

/** Upstream, browser and customer have passkeys. False while unknown. */
export function useCanConfirmByPasskey(): boolean {
  const { hasPasskeys } = useServices();
  const enabled = useExtension('passkeys') && hasPasskeys();
  const passkeys = useQuery({ ...passkeysQuery(useApi()), enabled }).data ?? [];
  return enabled && passkeys.length > 0;
}

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
