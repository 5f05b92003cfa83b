import { defineMessages } from '@corro/messages';

export const legalTexts = ['terms', 'privacy', 'fees', 'accessibility', 'complaints'] as const;

export type LegalTextName = (typeof legalTexts)[number];

export const legalTitle = defineMessages({
  accessibility: { id: 'legal.accessibility' },
  complaints: { id: 'legal.complaints' },
  fees: { id: 'legal.fees' },
  privacy: { id: 'register.privacy' },
  terms: { id: 'register.terms' },
});
