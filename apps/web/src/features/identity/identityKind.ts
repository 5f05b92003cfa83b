import { defineMessages } from '@corro/messages';

/** What an identity document is called. */
export const identityKind = defineMessages({
  driver: { id: 'identity.kind.driver' },
  idCard: { id: 'identity.kind.idCard' },
  other: { id: 'identity.kind.other' },
  passport: { id: 'identity.kind.passport' },
});
