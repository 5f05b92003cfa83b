import { loansQuery, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';

/** Reads the unpaid loans, which are newest first: all, unless the customer has very many. */
export const unpaidLoansQuery = (api: Transport) =>
  loansQuery(api, { page: 1, limit: pageSizes.max, state: 'unpaid' });
