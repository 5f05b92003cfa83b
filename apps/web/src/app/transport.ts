/**
 * The transport is a chunk of its own, because a signed-out page makes its first call long after
 * its first view.
 */
export { createTransport, ownTask, sendFormByXhr } from '@corro/client';
export { fetchUnlessSent } from './fetchUnlessSent.ts';
