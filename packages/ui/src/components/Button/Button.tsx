import { useId, type MouseEvent, type ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { button, label, labels, place, reason } from './Button.css.ts';

export interface ButtonProps {
  /** What it does: `primary` if left out. One primary in view at a time. */
  tone?: 'primary' | 'neutral' | 'critical' | 'rise' | 'fall' | 'quiet';
  /** 44, 48 or 56 px at least; `medium` if left out. */
  size?: 'small' | 'medium' | 'large';
  /** It is at work: it keeps its width, its colour and the focus, and does not take a second press. */
  busy?: boolean;
  /** What it says meanwhile. Give it from the start: the width has room for both. */
  busyLabel?: ReactNode;
  disabled?: boolean;
  /** Why it is off, shown below. The button can then still be focused, so that the reason is heard. */
  disabledReason?: ReactNode;
  /** The `id` of words elsewhere that say why it is off, where they hold for several buttons. */
  disabledReasonId?: string;
  /** `button` if left out. */
  type?: 'button' | 'submit';
  /** The `id` of the `Form` that it submits, where it stands outside of it. */
  form?: string;
  /** Called once a press, by finger, mouse or keyboard; not while it is busy or off. */
  onPress?: () => void;
  /** Called as a finger or a mouse goes down on it: time to fetch what the press shows. */
  onPressStart?: () => void;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** Whether what it shows and hides is shown; for a button that does nothing else. */
  expanded?: boolean;
  /** As wide as its place. */
  fullWidth?: boolean;
  /** A sign before the words. */
  leading?: ReactNode;
  children: ReactNode;
}

/** Does something, or with `href` leads to where it is done; at least 44 px high. */
export function Button(props: ButtonProps) {
  const { tone = 'primary', size, busy = false, disabled = false, fullWidth, href } = props;
  const { linkComponent: LinkComponent } = useUi();
  const ownId = useId();
  const reasonId = props.disabledReason ? ownId : props.disabledReasonId;
  const off = tone === 'quiet' ? 'offQuiet' : 'off';
  const state = busy ? 'busy' : disabled ? off : 'ready';
  const blocked = busy || disabled;
  const shared = {
    className: button({ tone, size, state, fullWidth }),
    'aria-describedby': disabled ? reasonId : undefined,
    children: <Labels {...props} />,
  };

  function press(event: MouseEvent) {
    if (blocked) event.preventDefault();
    else props.onPress?.();
  }

  return (
    <div className={place({ fullWidth })}>
      {href !== undefined && !blocked ? (
        <LinkComponent {...shared} href={href} onClick={press} />
      ) : (
        <button
          {...shared}
          type={props.type ?? 'button'}
          form={props.form}
          // A button that is truly disabled drops the focus and keeps its reason to itself.
          disabled={disabled && !busy && reasonId === undefined}
          aria-disabled={blocked || undefined}
          aria-busy={busy || undefined}
          aria-expanded={props.expanded}
          onPointerDown={props.onPressStart}
          onClick={press}
        />
      )}
      {disabled && props.disabledReason ? (
        <p id={ownId} className={reason}>
          {props.disabledReason}
        </p>
      ) : null}
    </div>
  );
}

function Labels({ busy = false, busyLabel, leading, children }: ButtonProps) {
  const words = (
    <>
      {leading}
      <span>{children}</span>
    </>
  );
  if (busyLabel === undefined) return words;
  return (
    <span className={labels}>
      <span className={label({ hidden: busy })} aria-hidden={busy || undefined}>
        {words}
      </span>
      <span className={label({ hidden: !busy })} aria-hidden={!busy || undefined}>
        {busyLabel}
      </span>
    </span>
  );
}
