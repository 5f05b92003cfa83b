import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { getVerification } from './identity.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const stateOf = (data: unknown) => getVerification(stubTransport(data));

describe('the state of a verification', () => {
  it('reads every member', async () => {
    const row = {
      status: 1,
      real_name: 'Nombre Apellido',
      id_number: 'A1234567',
      id_number_img: '/api/files/1',
      id_number_img_two: '/api/files/2',
      id_type: 'passport',
    };
    await expect(stateOf(row)).resolves.toEqual({
      status: 'pending',
      realName: 'Nombre Apellido',
      idNumber: 'A1234567',
      idKind: 'passport',
      frontPhoto: '/api/files/1',
      backPhoto: '/api/files/2',
    });
  });

  it.each([[null], [{}], [{ status: null, real_name: '', id_type: 'none' }]])(
    'is none for %j',
    async (data) => {
      await expect(stateOf(data)).resolves.toEqual({
        status: 'none',
        realName: null,
        idNumber: null,
        idKind: null,
        frontPhoto: null,
        backPhoto: null,
      });
    },
  );

  it('keeps an unknown status code, and reads an unknown kind as null', async () => {
    await expect(stateOf({ status: '7', id_type: 'licence' })).resolves.toMatchObject({
      status: { unknown: '7' },
      idKind: null,
    });
  });

  it.each([[], false, ''])('is none for %j', async (data) => {
    await expect(stateOf(data)).resolves.toMatchObject({ status: 'none', realName: null });
  });

  it.each([undefined, 'pending', ['x'], 1])('is broken for %j', async (data) => {
    await expect(stateOf(data)).rejects.toThrow(ProtocolBroken);
  });
});
