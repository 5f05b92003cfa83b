import { expect, test } from 'vitest';
import { hashSecret, isSecret } from './secrets.ts';

test('a secret that was hashed with other parameters still opens', async () => {
  // Argon2id with 12 MiB and three passes.
  const earlier =
    '$argon2id$v=19$m=12288,t=3,p=1$nbo8LTAw8UyHqIZ0g18N3A$Q91EvegaMAMrCt9W9/ITJY7nKHm80I7kUTTyRPdou8A';
  expect(await isSecret('secret-7', earlier)).toBe(true);
  expect(await isSecret('secret-8', earlier)).toBe(false);
});

test('the hash of a secret is salted', async () => {
  expect(await hashSecret('secret-7')).not.toBe(await hashSecret('secret-7'));
});
