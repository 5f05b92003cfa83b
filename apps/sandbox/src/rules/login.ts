import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import { addSession, customerByPhone, type DeviceWords, dropOldAttempts } from '../store/index.ts';
import { codeOf, no, ok, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { type Device, newDevice, newToken, readDevice } from './sessions.ts';
import { signedOutRefusal } from './signedOutSecret.ts';

const wrong = 'wrong-credentials';

export interface Login {
  phone: string;
  password: string;
  /** `device` of an earlier login's answer. */
  device: string | null;
  /** Solution of the challenge in an earlier refusal. */
  solution: string | null;
  /** Caller's address; null if unknown. */
  address: string | null;
  userAgent: string | null;
}

/**
 * Opens a session for a phone and password; returns `{ token, device }`. Also deletes idempotency
 * keys older than any session that can still be open.
 */
export async function login(context: RuleContext, wanted: Login): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  const { device, deviceHash } = readDevice(wanted.device) ?? newDevice();
  const { customer, isKnownDevice } = await customerByPhone(store.db, wanted.phone, {
    deviceHash,
    at: clock.now(),
  });
  const secret = { given: wanted.password, hash: customer?.passwordHash ?? null };
  const caller = { ...wanted, knownDevice: isKnownDevice ? deviceHash : null };
  const refusal = await signedOutRefusal(context, 'login', caller, secret);
  if (refusal !== null || customer === null) {
    const answer = refusal ?? no(wrong);
    const code = codeOf(answer) ?? wrong;
    onSecurityEvent?.({ kind: 'failed-login', subject: `login:${wanted.phone}`, code });
    return answer;
  }
  return openNewSession(context, customer.customerId, {
    device,
    deviceHash,
    isKnownDevice,
    userAgent: wanted.userAgent,
  });
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

/** Browsers send shorter headers. */
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
