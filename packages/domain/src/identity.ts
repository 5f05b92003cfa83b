import { limits } from './limits.ts';
import { nameText, plainText } from './plainText.ts';
import type { Problem } from './problem.ts';

/** Identity documents (spec §3), in form order. */
export const idKinds = ['idCard', 'driver', 'passport', 'other'] as const;

export type IdKind = (typeof idKinds)[number];

/** Parses a document kind from a draft or an upstream; null for anything else. */
export function parseIdKind(text: string | null): IdKind | null {
  return idKinds.find((kind) => kind === text) ?? null;
}

export interface VerificationInput {
  readonly name: string;
  readonly idNumber: string;
  /** The upstream has the photo. */
  readonly hasFrontPhoto: boolean;
  readonly hasBackPhoto: boolean;
}

/**
 * Checks a verification of the real name (spec §5): name, number and both photos are required.
 * Returns at most one problem per field, in form order.
 */
export function checkVerification(input: VerificationInput): Problem[] {
  const problems: Problem[] = [];
  if (nameText(input.name) === '') problems.push({ code: 'name-required', field: 'name' });
  if (plainText(input.idNumber) === '') {
    problems.push({ code: 'id-number-required', field: 'idNumber' });
  }
  if (!input.hasFrontPhoto) problems.push({ code: 'front-photo-required', field: 'front' });
  if (!input.hasBackPhoto) problems.push({ code: 'back-photo-required', field: 'back' });
  return problems;
}

/** Metadata of a chosen file. */
export interface PhotoFacts {
  /** Media type; empty where the device does not know it. */
  readonly type: string;
  readonly bytes: number;
}

/** Media types that say nothing about a file; only its bytes tell what it is. */
const unknownTypes: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
]);

/** Checks if a media type says nothing about a file. */
export function isUnknownType(type: string): boolean {
  return unknownTypes.has(type.toLowerCase());
}

/**
 * Checks a file before its upload (spec §5): an image, at most 5 MB. Accepts an unknown type.
 * Returns at most one problem, for the field `photo`.
 */
export function checkPhoto({ type, bytes }: PhotoFacts): Problem[] {
  const field = 'photo';
  const isImage = isUnknownType(type) || type.toLowerCase().startsWith('image/');
  if (!isImage) return [{ code: 'not-an-image', field }];
  if (bytes > limits.imageMaxBytes) return [{ code: 'image-too-large', field }];
  return [];
}
