import { useState } from 'react';

/**
 * State of a sheet about a target, such as a row. The target stays set after closing, so that the
 * closing animation still shows it.
 */
export function useSheetChoice<Target extends object>() {
  const [choice, setChoice] = useState<(Target & { readonly serial: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    /** `serial` is a React key, new for each opening. */
    choice,
    isOpen,
    choose: (target: Target) => {
      setChoice((before) => ({ ...target, serial: (before?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  } as const;
}
