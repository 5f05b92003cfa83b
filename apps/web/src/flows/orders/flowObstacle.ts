import { defineMessages } from '@corro/messages';

export const flowObstacle = defineMessages({
  'balance-unknown': { id: 'flow.obstacle.balance-unknown' },
  'cards-unknown': { id: 'flow.obstacle.cards-unknown' },
  'loan-paid': { id: 'flow.obstacle.loan-paid' },
  'loan-unknown': { id: 'flow.obstacle.loan-unknown' },
  'not-forthcoming': { id: 'flow.obstacle.not-forthcoming' },
  'offer-gone': { id: 'flow.obstacle.offer-gone' },
  'offer-unknown': { id: 'flow.obstacle.offer-unknown' },
  offline: { id: 'flow.obstacle.offline' },
  'price-missing': { id: 'flow.obstacle.price-missing' },
  'price-too-old': { id: 'flow.obstacle.price-too-old' },
  'price-unknown': { id: 'flow.obstacle.price-unknown' },
  problems: { id: 'flow.obstacle.problems' },
  'request-cancelled': { id: 'flow.obstacle.request-cancelled' },
  'request-ended': { id: 'flow.obstacle.request-ended' },
  'request-unknown': { id: 'flow.obstacle.request-unknown' },
  'terms-moved': { id: 'flow.obstacle.terms-moved' },
  'withdrawals-held': { id: 'flow.obstacle.withdrawals-held' },
});
