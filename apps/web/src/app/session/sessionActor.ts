import {
  type LoggedIn,
  logIn,
  logInByPasskey,
  getPasskeyLoginOptions,
  type Transport,
} from '@corro/client';
import {
  sessionMachine,
  sessionView,
  type LoginCall,
  type Outcome,
  type SessionEvent,
  type SessionView,
} from '@corro/machines';
import { createActor, fromPromise, waitFor, type Actor } from 'xstate';
import { type ActorOptions, flowOf, type Flow } from '../useFlow.ts';
import { endAtServer } from './endAtServer.ts';
import { removeDrafts, removeExpiredDrafts } from '../storage/drafts.ts';
import type { PasskeyDevice } from '../device.ts';
import { removePages } from '../pageCache.ts';
import { outcomeOf } from '../outcomeOf.ts';
import type { SessionState } from './sessionState.ts';
import {
  removeGroup,
  type SafeStorage,
  type StoredGroup,
  type StoredKey,
} from '../storage/storage.ts';
import { withChallenge } from './withChallenge.ts';

export type SessionActor = Actor<typeof sessionMachine>;

interface SessionEffects {
  readonly storage: SafeStorage;
  readonly api: Transport;
  readonly loadPasskeys: () => Promise<PasskeyDevice>;
  readonly actors: ActorOptions;
  /** Latest token of the session. */
  readonly token: () => string | null;
  /** First token of the stored session, which another tab may have begun. */
  readonly stored: () => string | null;
  readonly onChange: (state: SessionState) => void;
}

/** Storage keys of a customer's data, which is removed when the session ends. */
const customersKeys: readonly StoredKey[] = [
  'token',
  'first_token',
  'userInfo',
  'cached_messages',
  'figures',
  'pending_orders',
  'pending_messages',
  'recent_searches',
  'start_done',
  'started_over',
];
const customersGroups: readonly StoredGroup[] = [
  'pending_order_',
  'pending_message_',
  'sent_message_',
];

/** Starts the session machine and waits until it has read the stored token. */
export async function startSession(effects: SessionEffects): Promise<SessionActor> {
  const { storage, api, loadPasskeys, actors, stored, onChange } = effects;
  const keepDevice = ({ token, device }: LoggedIn) => {
    if (device !== null) storage.write('device', device);
    return token;
  };
  removeExpiredDrafts({ storage, clock: actors.clock });
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readToken: fromPromise(() => Promise.resolve(stored())),
        logIn: fromPromise<Outcome<string>, LoginCall>(({ input, signal }) =>
          outcomeOf(async () => {
            const { credentials, onChallenge } = input;
            const device = storage.read('device') ?? undefined;
            const answer = await withChallenge(
              (solution) => logIn(api, { ...credentials, device, solution }, { signal }),
              { signal, onChallenge },
            );
            return keepDevice(answer);
          }),
        ),
        logInByPasskey: fromPromise<Outcome<string>>(({ signal }) =>
          outcomeOf(async () => {
            const [{ sign }, options] = await Promise.all([
              loadPasskeys(),
              getPasskeyLoginOptions(api, { signal }),
            ]);
            const passkey = await sign(options, signal);
            const device = storage.read('device') ?? undefined;
            return keepDevice(await logInByPasskey(api, { passkey, device }, { signal }));
          }),
        ),
      },
      actions: {
        storeToken: (_, { token }) => {
          // Removes the drafts from before the login, such as the phone number.
          removeDrafts(storage);
          storage.remove('first_token');
          storage.write('token', token);
        },
        endAtServer: ({ self }, { token }) => {
          const parts = { api, clock: actors.clock, network: globalThis };
          void endAtServer(parts, effects.token() ?? token, (isEnded) =>
            self.send({ type: 'LOGOUT_TRIED', isEnded }),
          );
        },
        clearStored: ({ context }) => {
          // Leaves the data of a session that another tab has begun.
          const session = stored();
          if (session !== null && session !== context.token) return;
          customersKeys.forEach((key) => storage.remove(key));
          customersGroups.forEach((group) => removeGroup(storage, group));
          removeDrafts(storage);
          void removePages();
        },
      },
    }),
    actors,
  );
  actor.subscribe((snapshot) => {
    if (snapshot.matches('restoring')) return;
    const { token, ending } = snapshot.context;
    onChange({ token, ending });
  });
  actor.start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  // Removes data of a customer whose session ended while the app was closed.
  if (context.token === null) {
    storage.remove('userInfo');
    storage.remove('cached_messages');
    storage.remove('figures');
  }
  return actor;
}

export function sessionFlow(actor: SessionActor): Flow<SessionEvent, SessionView> {
  return flowOf(actor, sessionView);
}
