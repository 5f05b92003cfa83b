import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Bytes that the folder may hold: some twenty builds, where each changes a tenth. */
const most = 32 * 1024 * 1024;

/**
 * What this server and those before it have sent, by its hash. A browser that still has a file of an
 * earlier build is then sent only what the new one changes. A folder that cannot be used costs no more than that.
 */
export class EarlierFiles {
  readonly #folder: string | null;

  /** @param folder null keeps nothing */
  constructor(folder: string | null, current: readonly Uint8Array[]) {
    this.#folder = folder;
    if (folder === null) return;
    try {
      mkdirSync(folder, { recursive: true });
      for (const body of current) keep(folder, body);
      dropOldest(folder);
    } catch {
      // A folder that is full or may only be read: what is in it is used all the same.
    }
  }

  /** The file that a request names by `Available-Dictionary`; null for one that is not here. */
  async find(available: string): Promise<Dictionary | null> {
    const base64 = /^:([A-Za-z0-9+/]{43}=):$/.exec(available)?.[1];
    if (this.#folder === null || base64 === undefined) return null;
    const hash = Buffer.from(base64, 'base64');
    try {
      const body = await readFile(join(this.#folder, hash.toString('base64url')));
      // One that was cut off or changed would make of the answer something else than what was built.
      return sha256(body).equals(hash) ? { hash, body } : null;
    } catch {
      return null;
    }
  }
}

export interface Dictionary {
  readonly hash: Buffer;
  readonly body: Uint8Array;
}

function keep(folder: string, body: Uint8Array): void {
  const file = join(folder, sha256(body).toString('base64url'));
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another process may write the same: each writes its own, and the last one to be named stays.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, body);
    renameSync(unfinished, file);
  }
}

/** Those stay that were last of a build that was served. */
function dropOldest(folder: string): void {
  let bytes = 0;
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    return { path, size, mtimeMs };
  });
  for (const { path, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    if (bytes > most) rmSync(path, { force: true });
  }
}

function sha256(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}
