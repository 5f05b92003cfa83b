// oxlint-disable-next-line no-restricted-imports -- this is what others take instead
import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's, except on a server, where that of React 18 warns. */
export const useLayoutEffect = 'document' in globalThis ? useReactLayoutEffect : useEffect;
