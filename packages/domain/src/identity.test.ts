import { describe, expect, it } from 'vitest';
import { checkPhoto, checkVerification, parseIdKind } from './identity.ts';

const filled = { name: 'Nombre Apellido', idNumber: 'A1', hasFrontPhoto: true, hasBackPhoto: true };

describe('checkVerification', () => {
  it('accepts a complete form', () => {
    expect(checkVerification(filled)).toEqual([]);
  });

  it('requires name, number and both photos, in form order', () => {
    const empty = { name: ' ', idNumber: '\t', hasFrontPhoto: false, hasBackPhoto: false };
    expect(checkVerification(empty)).toEqual([
      { code: 'name-required', field: 'name' },
      { code: 'id-number-required', field: 'idNumber' },
      { code: 'front-photo-required', field: 'front' },
      { code: 'back-photo-required', field: 'back' },
    ]);
  });

  it.each(['front', 'back'] as const)(
    'requires the %s photo if only the other one is there',
    (side) => {
      const input = { ...filled, [side === 'front' ? 'hasFrontPhoto' : 'hasBackPhoto']: false };
      expect(checkVerification(input)).toEqual([{ code: `${side}-photo-required`, field: side }]);
    },
  );
});

describe('checkPhoto', () => {
  it.each([
    ['image/jpeg', 1],
    ['image/png', 5_242_880],
    ['IMAGE/HEIC', 2_000_000],
    ['', 2_000_000],
    ['application/octet-stream', 2_000_000],
    ['binary/octet-stream', 1],
  ])('accepts %j of %i bytes', (type, bytes) => {
    expect(checkPhoto({ type, bytes })).toEqual([]);
  });

  it.each(['application/pdf', 'text/plain', 'video/mp4', 'imagery/jpeg'])('refuses %s', (type) => {
    expect(checkPhoto({ type, bytes: 1 })).toEqual([{ code: 'not-an-image', field: 'photo' }]);
  });

  it('reports an image larger than 5 MB', () => {
    const large = [{ code: 'image-too-large', field: 'photo' }];
    expect(checkPhoto({ type: 'image/jpeg', bytes: 5_242_881 })).toEqual(large);
    expect(checkPhoto({ type: '', bytes: 5_242_881 })).toEqual(large);
  });

  it('reports a large file that is not an image as not an image', () => {
    const wrong = [{ code: 'not-an-image', field: 'photo' }];
    expect(checkPhoto({ type: 'application/zip', bytes: 6_000_000 })).toEqual(wrong);
  });
});

it.each([
  ['idCard', 'idCard'],
  ['driver', 'driver'],
  ['passport', 'passport'],
  ['other', 'other'],
  ['Passport', null],
  ['', null],
  [null, null],
])('parseIdKind of %j is %j', (text, kind) => {
  expect(parseIdKind(text)).toBe(kind);
});
