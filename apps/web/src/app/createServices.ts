import {
  type ClientOptions,
  systemClock,
  type Transport,
  type UpstreamFormat,
} from '@corro/client';
import { brokerTimeZone, timeZoneOf } from '@corro/domain';
import type { Locale } from '@corro/messages';
import { createBooleanStore } from './booleanStore.ts';
import { createConnection } from './connection.ts';
import type { ActorOptions } from './useFlow.ts';
import { loadOnce } from './chunks/loadOnce.ts';
import type { Services } from './services.ts';
import { browserHasPasskeys, type PasskeyDevice, vibrateDevice } from './device.ts';
import { createSession } from './session/session.ts';
import type { Settings } from './settings.ts';
import { readLearnedFormat, storeLearnedFormat } from './storage/learnedFormat.ts';
import type { SafeStorage } from './storage/storage.ts';

/**
 * Optional parts replace those of the browser and device in tests and stories. Null means that the
 * device lacks the part.
 */
export interface ServiceParts {
  readonly settings: Settings;
  readonly storage: SafeStorage;
  /** Language in which the upstream may send names and news. */
  readonly locale: Locale;
  readonly wire?: Partial<
    Pick<ClientOptions, 'baseUrl' | 'fetch' | 'sendForm' | 'clock' | 'readTries'>
  >;
  readonly vibrate?: Services['vibrate'];
  readonly passkeys?: PasskeyDevice | null;
  readonly output?: Services['output'];
  readonly inspect?: ActorOptions['inspect'];
}

const loadBrowserPasskeys = () => import('./passkeys/browserPasskeys.ts');

const zoneIn = ({ timeZone }: UpstreamFormat) => timeZoneOf(timeZone ?? '');

export function createServices(parts: ServiceParts): Services {
  const { settings, storage, locale, wire = {}, vibrate = vibrateDevice, inspect } = parts;
  const { output = null } = parts;
  const { clock = systemClock } = wire;
  const actors = inspect === undefined ? { clock } : { clock, inspect };
  const simulated = createBooleanStore(settings.isDemo);
  const { baseUrl = '/api' } = wire;
  const connection = createConnection({
    clock,
    probe: () => (wire.fetch ?? fetch)(new Request(new URL(`${baseUrl}/v2/config`, location.href))),
  });
  const learned = readLearnedFormat(storage, clock.now());
  let timeZone = zoneIn(settings.format) ?? zoneIn(learned) ?? brokerTimeZone;
  const startApi = async (): Promise<Transport> => {
    const { createTransport, fetchUnlessSent, ownTask, sendFormByXhr } =
      await import('./transport.ts');
    return createTransport({
      baseUrl,
      // A replaced `fetch` also sends the uploads, and its calls need not yield to the main thread.
      ...(wire.fetch === undefined ? { sendForm: sendFormByXhr, yieldToMain: ownTask } : {}),
      token: session.token,
      format: settings.format,
      learned,
      onFormat: (format) => {
        timeZone = format.timeZone ?? timeZone;
        storeLearnedFormat(storage, format, clock.now());
      },
      onToken: session.rotate,
      language: locale,
      ...wire,
      fetch: connection.watch(wire.fetch ?? fetchUnlessSent),
      clock,
      onSessionEnd: () => {
        const { token } = session.state();
        if (token === null) return;
        void session.actor().then((actor) => actor.send({ type: 'EXPIRE', token }));
      },
      onSimulated: (isSimulated) => simulated.set(settings.isDemo || isSimulated),
    });
  };
  const loadApi = () => loadOnce(startApi);
  const { passkeys } = parts;
  const hasPasskeys = passkeys === undefined ? browserHasPasskeys : () => passkeys !== null;
  const loadPasskeys = async () =>
    passkeys ?? (await loadOnce(loadBrowserPasskeys)).browserPasskeys;
  const session = createSession({ storage, loadApi, loadPasskeys, actors });
  const device = { hasPasskeys, loadPasskeys, storage, vibrate, output };
  return {
    ...device,
    loadApi,
    session,
    clock,
    startedAt: clock.now(),
    actors,
    settings,
    simulated,
    connection,
    timeZone: () => timeZone,
  };
}
