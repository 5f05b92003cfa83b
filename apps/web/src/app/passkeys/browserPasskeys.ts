import { type PasskeyCredential, type PasskeyOptions, Refusal } from '@corro/client';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import type { PasskeyDevice } from '../device.ts';
import { settleWithin, PlatformTimeout } from '../settleWithin.ts';

/**
 * Timeout of a passkey prompt in milliseconds: enough to scan a QR code with a second device.
 * Limited, because some password managers never answer.
 */
const promptMs = 120_000;

/** Refusal codes for the browser's errors; `passkey-failed` for all others. */
const codes: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_CEREMONY_ABORTED: 'passkey-cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey-exists',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'passkey-unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'passkey-unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'passkey-unsupported',
};

function codeOf(error: unknown): string {
  if (error instanceof PlatformTimeout) return 'passkey-unanswered';
  const code = error instanceof WebAuthnError ? codes[error.code] : undefined;
  if (code !== undefined) return code;
  // Browsers report this error both for a closed dialog and for one that timed out.
  const isClosed = error instanceof Error && error.name === 'NotAllowedError';
  return isClosed ? 'passkey-cancelled' : 'passkey-failed';
}

const closePrompt = () => WebAuthnAbortService.cancelCeremony();

/** Waits for a prompt, and closes it when the time is over or the caller aborts. */
async function answerOf<Value>(prompt: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  signal?.addEventListener('abort', closePrompt);
  try {
    return await settleWithin(prompt, promptMs, signal);
  } catch (error) {
    if (error instanceof PlatformTimeout) closePrompt();
    throw new Refusal(codeOf(error), {});
  } finally {
    signal?.removeEventListener('abort', closePrompt);
  }
}

/**
 * Converts the library's answer to the contract's type, which also allows fields unknown to the
 * app.
 */
const credentialOf = (answer: object): PasskeyCredential =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library gives the fields that the contract names
  JSON.parse(JSON.stringify(answer)) as PasskeyCredential;

export const browserPasskeys: PasskeyDevice = {
  async create(options) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the upstream sends the options in the shape of WebAuthn
    const optionsJSON = options as PasskeyOptions & PublicKeyCredentialCreationOptionsJSON;
    return credentialOf(await answerOf(startRegistration({ optionsJSON })));
  },
  async sign(options, signal) {
    const optionsJSON: PublicKeyCredentialRequestOptionsJSON = options;
    return credentialOf(await answerOf(startAuthentication({ optionsJSON }), signal));
  },
};
