/** Chunk of the signed-out app. */
export { SignedOutApp } from './SignedOutApp.tsx';
