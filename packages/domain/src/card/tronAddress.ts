import bs58check from 'bs58check';

/** The first byte of every account on TRON's main network; it makes the text begin with T. */
const mainNetwork = 0x41;

/** That byte and the account's hash; the checksum, four more bytes of the text, is taken off. */
const payloadBytes = 21;

/** An address as typed, without the spaces and line breaks that come along when it is pasted. */
export function readTronAddress(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** 34 characters of the Base58 alphabet, which has no 0, O, I or l. */
export function hasTronShape(address: string): boolean {
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
}

/** Whether the address is one, down to its checksum: a single wrong character shows. */
export function isTronAddress(address: string): boolean {
  const payload = bs58check.decodeUnsafe(address);
  return payload?.length === payloadBytes && payload[0] === mainNetwork;
}
