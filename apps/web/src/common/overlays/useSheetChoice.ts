import { useState } from 'react';

/** What a sheet was opened for. A closed one stays until the next, so that it can sink away whole. */
export function useSheetChoice<Target extends object>() {
  const [choice, setChoice] = useState<(Target & { readonly serial: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    /** Null before the first. `serial` is a React key: a new one for each opening. */
    choice,
    isOpen,
    choose: (target: Target) => {
      setChoice((before) => ({ ...target, serial: (before?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  } as const;
}
