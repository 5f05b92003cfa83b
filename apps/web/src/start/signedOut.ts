/** The chunk with the layout of the screens before the login. */
export { SignedOutApp } from './SignedOutApp.tsx';
