// oxlint-disable-next-line no-restricted-imports -- this is what others take instead
import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/**
 * React's `useLayoutEffect`. On a server `useEffect`, because there React 18 warns about
 * `useLayoutEffect`.
 */
export const useLayoutEffect = 'document' in globalThis ? useReactLayoutEffect : useEffect;
