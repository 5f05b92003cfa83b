import { createContext, use } from 'react';

const ReadAtContext = createContext<number | null>(null);

/** Tells the prices inside when they were read, epoch milliseconds, past the rows between. */
export const ReadAtProvider = ReadAtContext.Provider;

/** When the prices around were read; null while it is not known. */
export function useReadAt(): number | null {
  return use(ReadAtContext);
}
