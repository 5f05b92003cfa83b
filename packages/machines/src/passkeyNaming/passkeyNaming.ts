import { checkPasskeyName } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/** A passkey and the name that it gets. */
export interface PasskeyToName {
  readonly id: string;
  readonly name: string;
}

/** Giving a passkey a name. After a lost answer the list says whether it has it. */
export const passkeyNamingMachine = createFormFlow<PasskeyToName, PasskeyToName, PasskeyToName>({
  id: 'passkeyNaming',
  check: ({ name }) => checkPasskeyName(name),
  toSend: ({ id, name }) => ({ id, name: name.trim() }),
  toRemember: ({ id, name }) => ({ id, name: name.trim() }),
  reconciles: true,
});

/** What a screen shows of it. */
export const passkeyNamingView = formProgress<PasskeyToName>;
