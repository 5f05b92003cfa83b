import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import { addSession, type Db, type DeviceWords, dropOldAttempts } from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { type Device, newToken } from './sessions.ts';
import { authenticate, type CallerWithDevice } from './signedOutSecret.ts';

export interface Login extends CallerWithDevice {
  password: string;
  userAgent: string | null;
}

/**
 * Opens a session for a phone and password; returns `{ token, device }`. Also deletes expired
 * attempts, and idempotency keys older than any session that can still be open.
 */
export async function login(context: RuleContext, input: Login): Promise<Answer> {
  const authenticated = await authenticate(context, 'login', input, input.password);
  if ('msg' in authenticated) return authenticated;
  const { customer, device } = authenticated;
  const { customerId, passwordHash } = customer;
  const opening = { ...device, passwordHash, userAgent: input.userAgent };
  const opened = await openNewSession(context, context.store.db, customerId, opening);
  if (opened === null) return no('wrong-credentials');
  await dropOldAttempts(context.store.db, context.clock.now());
  reportLogin(context, customerId, device);
  return opened;
}

interface LoginDevice extends Device {
  isKnownDevice: boolean;
  /** Hash of the password that the login has verified; null for a login with a passkey. */
  passwordHash: string | null;
  userAgent: string | null;
}

/**
 * Opens a session for an authenticated customer; returns `{ token, device }`, or null if the
 * password has changed meanwhile.
 */
export async function openNewSession(
  { clock, sessionLife }: RuleContext,
  db: Db,
  customerId: string,
  { device, deviceHash, isKnownDevice, passwordHash, userAgent }: LoginDevice,
): Promise<Answer | null> {
  const session = newToken(customerId);
  const at = clock.now();
  const isOpened = await addSession(db, {
    ...session.key,
    deviceHash,
    isKnownDevice,
    passwordHash,
    words: deviceWords(userAgent),
    at,
    expiresAt: at + sessionLife.ageMs,
    idleSince: at - sessionLife.idleMs,
    keysSince: at - sessionLife.ageMs,
  });
  if (!isOpened) return null;
  return ok({ token: session.token, device });
}

/** Reports an opened session to the operator. */
export function reportLogin(
  { onSecurityEvent }: RuleContext,
  customerId: string,
  { isKnownDevice }: Pick<LoginDevice, 'isKnownDevice'>,
): void {
  onSecurityEvent?.({ kind: 'login', customerId });
  if (!isKnownDevice) onSecurityEvent?.({ kind: 'new-device', customerId });
}

const deviceKinds: Readonly<Record<string, DeviceWords['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/**
 * Names that the library `bowser` knows. All other names are dropped, because the library copies
 * them from the header, which may contain anything.
 */
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/** Maximum number of characters of a `User-Agent` that are read; browsers send fewer. */
const maxAgentLength = 1024;

/** Describes a device by its `User-Agent`. Browser and system are names that the library knows. */
export function deviceWords(userAgent: string | null): DeviceWords {
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
