import type { Settings } from '../app/settings.ts';

const common = {
  // The app's script adds the elements that need passkeys.
  hasPasskeys: false,
  hasWorker: false,
  // No prerendered page shows data of the upstream.
  format: {},
  // No prerendered page shows legal texts.
  legal: { termsUrl: null, privacyUrl: null, complaints: null, authority: null },
} as const;

const operator = {
  name: '{{operator.name}}',
  regulator: '{{operator.regulator}}',
  licence: '{{operator.licence}}',
} as const;

/** Settings by whether an operator is set and whether the money is simulated. */
export const variants = {
  demo: { ...common, operator: null, isDemo: true },
  simulated: { ...common, operator, isDemo: true },
  operated: { ...common, operator, isDemo: false },
} as const satisfies Record<string, Omit<Settings, 'locales'>>;

export type Variant = keyof typeof variants;

export const variantNames: readonly Variant[] = ['demo', 'simulated', 'operated'];
