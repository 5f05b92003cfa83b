import type { Catalogue } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import type { Refusal } from '../refusals.ts';

/** Every refusal of the contract has its sentence: one of its own where one registers, or the general one. */
export function unsaidRefusals(reference: Catalogue, refusals: readonly Refusal[]): Finding[] {
  const isSaid = ({ call, code }: Refusal) =>
    Object.hasOwn(reference, `hint.${code}`) ||
    (call === 'register' && Object.hasOwn(reference, `hint.reg.${code}`));
  const unsaid = refusals.filter((refusal) => !isSaid(refusal)).map(({ code }) => `hint.${code}`);
  return [...new Set(unsaid)].map((id) => ({
    id,
    locale: null,
    text: 'is missing: the contract refuses by this code. Say what it means.',
  }));
}
