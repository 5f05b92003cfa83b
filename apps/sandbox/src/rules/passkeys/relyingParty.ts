import { z } from 'zod';
import type { RelyingParty } from '../ruleContext.ts';

/** Unverified client data of WebAuthn. */
interface ClientData {
  /** base64url. */
  challenge: string;
  /** Origin of the page, such as `https://corro.example`. */
  origin: string;
}

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** Parses client data; null if invalid. Its content is not verified yet. */
export function readClientData(clientDataJson: string): ClientData | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString();
    return clientData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function isOwnOrigin({ domain, origins }: RelyingParty, origin: string): boolean {
  if (origins !== null) return origins.includes(origin);
  const url = URL.parse(origin);
  return url?.protocol === 'http:' && url.hostname === domain && url.origin === origin;
}
