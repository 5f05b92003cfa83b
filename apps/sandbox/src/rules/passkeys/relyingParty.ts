import { z } from 'zod';
import type { RelyingParty } from '../ruleContext.ts';

/** What the browser says of where a passkey was used, and which challenge it was given. */
interface ClientData {
  /** base64url. */
  challenge: string;
  /** Of the page: `https://corro.example`. */
  origin: string;
}

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** Reads it as the browser has written it; null for anything else. What it says is not proven yet. */
export function readClientData(clientDataJson: string): ClientData | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString();
    return clientData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether pages of this origin may use the passkeys. */
export function isOwnOrigin({ domain, origins }: RelyingParty, origin: string): boolean {
  if (origins !== null) return origins.includes(origin);
  const url = URL.parse(origin);
  return url?.protocol === 'http:' && url.hostname === domain && url.origin === origin;
}
