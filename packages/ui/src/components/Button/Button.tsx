import { useId, type MouseEvent, type ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { button, label, labels, place, reason } from './Button.css.ts';

export interface ButtonProps {
  /** Default: `primary`. Show one primary button at a time; `field` opens a search. */
  tone?: 'primary' | 'neutral' | 'critical' | 'rise' | 'fall' | 'quiet' | 'field';
  /** Minimum height 44, 48 or 56 px; default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Working: keeps width, colour and focus, and ignores presses. */
  busy?: boolean;
  /** Label while busy. Pass it from the start: the width fits both labels. */
  busyLabel?: ReactNode;
  disabled?: boolean;
  /**
   * Reason why it is disabled, shown below. The button stays focusable, so that screen readers read
   * the reason.
   */
  disabledReason?: ReactNode;
  /**
   * Id of an element elsewhere that shows why it is disabled; several buttons can share the
   * element.
   */
  disabledReasonId?: string;
  /** Default: `button`. */
  type?: 'button' | 'submit';
  /** Id of the `Form` to submit from outside. */
  form?: string;
  /** Called once per press by touch, mouse or keyboard, unless busy or disabled. */
  onPress?: () => void;
  /** Called on pointer down, to prefetch what the press shows. */
  onPressStart?: () => void;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** State of a toggle button: whether the content that it controls is shown. */
  expanded?: boolean;
  /** State of a suggestion that fills in a field: whether the field has this value. */
  pressed?: boolean;
  /** Fills the available width. */
  fullWidth?: boolean;
  /** Aligns the label of a small quiet button, not its target, with the end of its row. */
  edge?: 'end';
  /** Icon before the label. */
  leading?: ReactNode;
  children: ReactNode;
}

/** An action, or with `href` a link; at least 44 px high. */
export function Button(props: ButtonProps) {
  const { tone = 'primary', size, busy = false, disabled = false, fullWidth, href } = props;
  const { pressed, edge } = props;
  const { linkComponent: LinkComponent } = useUi();
  const ownId = useId();
  const reasonId = props.disabledReason ? ownId : props.disabledReasonId;
  const off = tone === 'quiet' ? 'offQuiet' : 'off';
  const state = busy ? 'busy' : disabled ? off : 'ready';
  const isBlocked = busy || disabled;
  const shared = {
    className: button({ tone, size, state, fullWidth, pressed }),
    'aria-describedby': disabled ? reasonId : undefined,
    children: <Labels {...props} />,
  };

  function press(event: MouseEvent) {
    if (isBlocked) event.preventDefault();
    else props.onPress?.();
  }

  return (
    <div className={place({ fullWidth, edge })}>
      {href !== undefined && !isBlocked ? (
        <LinkComponent {...shared} href={href} onClick={press} />
      ) : (
        <button
          {...shared}
          type={props.type ?? 'button'}
          form={props.form}
          // The attribute `disabled` would take the focus from the button, and screen readers would
          // not read the reason.
          disabled={disabled && !busy && reasonId === undefined}
          aria-disabled={isBlocked || undefined}
          aria-busy={busy || undefined}
          aria-expanded={props.expanded}
          aria-pressed={pressed}
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
