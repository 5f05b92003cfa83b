import type { Transport } from '@corro/client';
import type { SessionEvent, SessionView } from '@corro/machines';
import type { Flow, ActorOptions } from '../useFlow.ts';
import { loadOnce } from '../chunks/loadOnce.ts';
import type { SessionActor } from './sessionActor.ts';
import type { PasskeyDevice } from '../device.ts';
import { readToken, type SessionState } from './sessionState.ts';
import type { SafeStorage } from '../storage/storage.ts';

/**
 * The session, for the roots of the app. Its machine is loaded on first use, so that the first view
 * does not wait for the machine.
 */
export interface Session {
  /**
   * `state().token` is the token with which this page found or opened the session. It identifies
   * the session, so it stays the same when the server replaces the token for calls.
   */
  readonly state: () => SessionState;
  /** Token for the next call; differs from `state().token` once the server has replaced it. */
  readonly token: () => string | null;
  /** Stores the token with which the server replaces the current one. */
  readonly rotate: (token: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects if the chunk fails; the next call tries again. */
  readonly actor: () => Promise<SessionActor>;
  readonly flow: () => Promise<Flow<SessionEvent, SessionView>>;
}

interface SessionParts {
  readonly storage: SafeStorage;
  readonly loadApi: () => Promise<Transport>;
  readonly loadPasskeys: () => Promise<PasskeyDevice>;
  readonly actors: ActorOptions;
}

export function createSession({ storage, loadApi, loadPasskeys, actors }: SessionParts): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { token: readToken(storage), ending: null };
  let latest = state.token;
  /** First token of the session; all tabs read the same one. */
  const firstToken = () => storage.read('first_token') ?? readToken(storage);
  let first = firstToken();
  /** Identifies the stored session, as `state().token` identifies the session of this page. */
  const stored = () => {
    const token = readToken(storage);
    const isOwn = token !== null && state.token !== null && firstToken() === first;
    return isOwn ? state.token : token;
  };
  const change = (next: SessionState) => {
    if (next.token === state.token && next.ending === state.ending) return;
    if (next.token !== state.token) {
      latest = next.token;
      first = firstToken();
    }
    state = next;
    for (const listener of listeners) listener();
  };
  const start = async () => {
    const [{ startSession, sessionFlow }, api] = await Promise.all([
      import('./sessionActor.ts'),
      loadApi(),
    ]);
    const actor = await startSession({
      storage,
      api,
      loadPasskeys,
      actors,
      token: session.token,
      stored,
      onChange: change,
    });
    return { actor, flow: sessionFlow(actor) };
  };
  const session: Session = {
    state: () => state,
    token: () => latest,
    rotate: (token) => {
      // Another tab may have ended this session, and begun another.
      if (state.token === null || first === null || stored() !== state.token) return;
      latest = token;
      storage.write('first_token', first);
      storage.write('token', token);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actor: async () => (await loadOnce(start)).actor,
    flow: async () => (await loadOnce(start)).flow,
  };
  const follow = () => {
    if (state.token !== null && stored() === state.token) {
      latest = readToken(storage);
      return;
    }
    // The stored session may change again while the machine is loaded.
    void session.actor().then((actor) => actor.send({ type: 'TOKEN_CHANGED', token: stored() }));
  };
  storage.subscribe((key) => {
    if (key === 'token' || key === null) follow();
  });
  // A page restored from the back/forward cache missed storage events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  return session;
}
