import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The explanation. It must be available elsewhere too, because fingers cannot hover. */
  text: string;
  /** Default: `top`. */
  side?: 'top' | 'bottom';
  /** One button, link or field. */
  children: ReactNode;
}

/** Milliseconds that the pointer rests before the text appears. */
const delay = 500;

/**
 * Explains a control while the pointer rests on the control or the control has the keyboard's
 * focus. Screen readers get the text as the control's description.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const id = open ? place.current?.getAttribute('aria-describedby') : undefined;
    const control = place.current?.querySelector('a, button, input, select, textarea');
    if (!id || !control) return undefined;
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [open]);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <span ref={place} className={styles.place}>
            {children}
          </span>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.text} side={side} sideOffset={4} collisionPadding={16}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
