/** A challenge of the refusal `too-many-attempts` that a device solves at once. */
export const easyChallenge = JSON.stringify({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 16,
    keyPrefix: '0',
    nonce: '7baffe648d29c630e47fe59b8d593bc6',
    salt: '8066c4b7d44c1d1a3f988b112d80be76',
  },
  signature: '00',
});

/** Refusal of a call that carries no solution of `easyChallenge`. */
export const challengeRefusal = {
  code: 'too-many-attempts',
  values: { seconds: 900, challenge: easyChallenge },
};
