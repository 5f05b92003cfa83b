/** The chunk of what stands around the screens before the login. */
export { SignedOutApp } from './SignedOutApp.tsx';
