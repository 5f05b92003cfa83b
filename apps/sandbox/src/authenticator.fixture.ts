import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

// For tests: an authenticator in software that makes and uses passkeys as a phone does (WebAuthn, ES256).

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

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

function bytesOf(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([major | length]);
  if (length < 256) return Buffer.from([major | 24, length]);
  return Buffer.from([major | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Buffer) => Buffer.concat([bytesOf(0x40, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([bytesOf(0x60, text.length), Buffer.from(text)]);

const coordinate = (part: string) => cborBytes(Buffer.from(part, 'base64url'));

/** Encodes the public key in COSE: key type EC2, algorithm ES256, curve P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
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
  private readonly key: { privateKey: KeyObject; publicKey: KeyObject };
  private readonly rawId: Buffer;
  /** Counter of signatures; 0 for an authenticator that does not count. */
  counter = 0;
  userHandle = '';

  constructor(saved?: SavedPasskey) {
    if (saved === undefined) {
      this.key = newKey();
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
    const signature = createSign('SHA256')
      .update(Buffer.concat([authenticated, sha256(data)]))
      .sign(key);
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
