import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

// For tests: an authenticator in software that makes and uses passkeys as a phone does (WebAuthn).

/** Faults that a test can put into the answer of a passkey. */
interface Deviations {
  origin?: string;
  domain?: string;
  isUserVerified?: boolean;
  /** Signs with another key, which was never registered. */
  isForged?: boolean;
}

/** Options of the server for creating a passkey. */
export interface PasskeyCreation {
  challenge: string;
  user: { id: string };
}

const ownOrigin = 'http://localhost:3000';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const newKey = (): KeyPair => generateKeyPairSync('ec', { namedCurve: 'P-256' });

function bytesOf(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([major | length]);
  if (length < 256) return Buffer.from([major | 24, length]);
  return Buffer.from([major | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Buffer) => Buffer.concat([bytesOf(0x40, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([bytesOf(0x60, text.length), Buffer.from(text)]);

const coordinate = (part: string) => cborBytes(Buffer.from(part, 'base64url'));

/** Encodes a COSE map: the bytes of its first entries, then entries of bytes. */
function coseMap(head: number[], ...entries: (readonly [label: number, value: string])[]): Buffer {
  const encoded = entries.flatMap(([label, value]) => [Buffer.from([label]), coordinate(value)]);
  return Buffer.concat([Buffer.from(head), ...encoded]);
}

/**
 * Encodes the public key in COSE: an RSA key for RS256, an Ed25519 key for EdDSA, and an EC key for
 * ES256, or for ES512 on the curve P-521.
 */
function coseKey(key: KeyObject): Buffer {
  const { crv, x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' });
  if (key.asymmetricKeyType === 'rsa') {
    return coseMap([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00], [0x20, n], [0x21, e]);
  }
  if (crv === 'Ed25519') return coseMap([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06], [0x21, x]);
  const algorithmAndCurve = crv === 'P-521' ? [0x38, 0x23, 0x20, 0x03] : [0x26, 0x20, 0x01];
  return coseMap([0xa5, 0x01, 0x02, 0x03, ...algorithmAndCurve], [0x21, x], [0x22, y]);
}

function clientData(type: string, challenge: string, { origin = ownOrigin }: Deviations): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  counter: number,
  attested: Buffer | null,
  { domain = 'localhost', isUserVerified = true }: Deviations,
): Buffer {
  const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested === null ? 0 : 0x40);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const parts = [sha256(domain), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)];
  return Buffer.concat(parts);
}

/** Result of `TestPasskey.save`, from which another run of the tests restores the passkey. */
export interface SavedPasskey {
  id: string;
  userHandle: string;
  privateKey: JsonWebKey;
}

/** A new or stored passkey. Each one acts as an authenticator of its own. */
export class TestPasskey {
  private readonly key: KeyPair;
  private readonly rawId: Buffer;
  /** Counter of signatures; 0 for an authenticator that does not count. */
  counter = 0;
  userHandle = '';

  constructor(saved?: SavedPasskey, key: KeyPair = newKey()) {
    if (saved === undefined) {
      this.key = key;
      this.rawId = randomBytes(32);
      return;
    }
    const privateKey = createPrivateKey({ key: saved.privateKey, format: 'jwk' });
    this.key = { privateKey, publicKey: createPublicKey(privateKey) };
    this.rawId = Buffer.from(saved.id, 'base64url');
    this.userHandle = saved.userHandle;
  }

  save(): SavedPasskey {
    const { id, userHandle } = this;
    return { id, userHandle, privateKey: this.key.privateKey.export({ format: 'jwk' }) };
  }

  get id(): string {
    return base64url(this.rawId);
  }

  /** Creates the registration response that the browser sends to add the passkey. */
  create(options: PasskeyCreation, deviations: Deviations = {}) {
    this.userHandle = options.user.id;
    const { rawId, id } = this;
    const length = Buffer.from([0, rawId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(this.key.publicKey)]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authenticatorData(this.counter, attested, deviations)),
    ]);
    const data = clientData('webauthn.create', options.challenge, deviations);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(data),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /**
   * Signs the challenge and returns the response that the browser sends after the customer has
   * confirmed.
   */
  sign({ challenge }: { challenge: string }, deviations: Deviations = {}) {
    if (this.counter > 0) this.counter += 1;
    const { id, userHandle } = this;
    const authenticated = authenticatorData(this.counter, null, deviations);
    const data = clientData('webauthn.get', challenge, deviations);
    const key = deviations.isForged === true ? newKey().privateKey : this.key.privateKey;
    // EdDSA names no hash, because it contains one.
    const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    const signature = sign(digest, Buffer.concat([authenticated, sha256(data)]), key);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticated),
        signature: base64url(signature),
        userHandle,
      },
    };
  }
}
