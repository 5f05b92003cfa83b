import type { Verification } from '@corro/client';

/** A name under review. */
export function buildVerification(over: Partial<Verification> = {}): Verification {
  return {
    status: 'pending',
    realName: 'Nombre Apellido',
    idNumber: 'A1234567',
    idKind: 'passport',
    frontPhoto: '/api/files/1',
    backPhoto: '/api/files/2',
    ...over,
  };
}
