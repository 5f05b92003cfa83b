/** The chunk of the prices that are pushed: fetched after the first view, which has its prices by calls. */
export { keepPushing } from '@corro/client';
