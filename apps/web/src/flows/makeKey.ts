type Chance = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/**
 * UUID version 4: an idempotency key, such as that of an order or a message. Browsers have no
 * `randomUUID` without TLS, as on a local network.
 */
export function makeKey(chance: Chance = crypto): string {
  if (chance.randomUUID !== undefined) return chance.randomUUID();
  const bytes = chance.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => stamped(byte, at).toString(16).padStart(2, '0'));
  const groups = [
    hex.slice(0, 4),
    hex.slice(4, 6),
    hex.slice(6, 8),
    hex.slice(8, 10),
    hex.slice(10),
  ];
  return groups.map((group) => group.join('')).join('-');
}

/** Sets the version in byte 6 of the UUID's 16 bytes, and the variant in byte 8 (RFC 9562). */
function stamped(byte: number, at: number): number {
  if (at === 6) return 0x40 | (byte % 0x10);
  return at === 8 ? 0x80 | (byte % 0x40) : byte;
}
