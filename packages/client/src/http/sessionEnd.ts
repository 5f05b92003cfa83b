import type { SessionEndReason } from '../errors.ts';

/**
 * Tells of the end of each session once, however many calls learn of it. A call that was sent with
 * another token than today's belongs to a session that is over already, and says nothing.
 */
export function createSessionEnd(
  token: () => string | null,
  onSessionEnd: (reason: SessionEndReason) => void,
): (sentWith: string | null, reason: SessionEndReason) => void {
  let told: { token: string | null } | null = null;
  return (sentWith, reason) => {
    if (sentWith !== token() || told?.token === sentWith) return;
    told = { token: sentWith };
    onSessionEnd(reason);
  };
}
