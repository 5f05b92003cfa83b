/** Chunk of the signed-in app. */
export { SignedInApp } from './SignedInApp.tsx';
export { loadScreen } from './router.tsx';
