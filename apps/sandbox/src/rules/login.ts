import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import { addSession, type DeviceWords, dropOldAttempts } from '../store/index.ts';
import { ok, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { type Device, newToken } from './sessions.ts';
import { authenticate, type CallerWithDevice } from './signedOutSecret.ts';

export interface Login extends CallerWithDevice {
  password: string;
  userAgent: string | null;
}

/**
 * Opens a session for a phone and password; returns `{ token, device }`. Also deletes idempotency
 * keys older than any session that can still be open.
 */
export async function login(context: RuleContext, wanted: Login): Promise<Answer> {
  const found = await authenticate(context, 'login', wanted, wanted.password);
  if ('msg' in found) return found;
  const { customer, device } = found;
  return openNewSession(context, customer.customerId, { ...device, userAgent: wanted.userAgent });
}

interface LoginDevice extends Device {
  isKnownDevice: boolean;
  userAgent: string | null;
}

/** Opens a session for an authenticated customer; returns `{ token, device }`. */
export async function openNewSession(
  { store, clock, sessionLife, onSecurityEvent }: RuleContext,
  customerId: string,
  { device, deviceHash, isKnownDevice, userAgent }: LoginDevice,
): Promise<Answer> {
  const session = newToken(customerId);
  const at = clock.now();
  await addSession(store.db, {
    ...session.key,
    deviceHash,
    isKnownDevice,
    words: deviceWords(userAgent),
    at,
    expiresAt: at + sessionLife.ageMs,
    idleSince: at - sessionLife.idleMs,
    keysSince: at - sessionLife.ageMs,
  });
  await dropOldAttempts(store.db, at);
  onSecurityEvent?.({ kind: 'login', customerId });
  if (!isKnownDevice) onSecurityEvent?.({ kind: 'new-device', customerId });
  return ok({ token: session.token, device });
}

const deviceKinds: Readonly<Record<string, DeviceWords['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/**
 * Names that the library knows. It copies unknown names from the header, which may contain
 * anything.
 */
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/** Most characters that are read of a `User-Agent`; browsers send fewer. */
const maxAgentLength = 1024;

/** Describes a device by its `User-Agent`, with known words only. */
function deviceWords(userAgent: string | null): DeviceWords {
  const agent = userAgent?.slice(0, maxAgentLength) ?? '';
  if (agent.trim() === '') return { browser: null, system: null, device: null };
  const parser = getParser(agent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return {
    browser: browsers.has(browser) ? browser : null,
    system: systems.has(system) ? system : null,
    device: deviceKinds[parser.getPlatformType(true)] ?? null,
  };
}
