/** The chunk of the customer's app: what it shows, and what fetches an address ahead. */
export { SignedInApp } from './SignedInApp.tsx';
export { loadScreen } from './router.tsx';
