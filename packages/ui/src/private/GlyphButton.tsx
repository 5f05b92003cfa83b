import type { ReactNode } from 'react';
import { badgeCorner, iconButton } from '../components/IconButton/IconButton.css.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../components/UiProvider/UiProvider.tsx';

export interface GlyphButtonProps {
  /** What it does, for screen readers. */
  label: string;
  onPress?: (() => void) | undefined;
  /** Called as a finger or a mouse goes down on it: time to fetch what the press shows. */
  onPressStart?: (() => void) | undefined;
  href?: string | undefined;
  /** For what is on or off: the label then stays the same in both. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  tone?: 'default' | 'muted' | 'accent' | 'critical' | undefined;
  ground?: 'none' | 'fill' | undefined;
  /** Which of its edges its sign, and not its target, lines up with. */
  edge?: 'none' | 'end' | undefined;
  /** Id of what it acts upon. */
  controls?: string | undefined;
  /** A `Badge` at its corner. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A round target of 44 px around any icon: the body of IconButton. */
export function GlyphButton(props: GlyphButtonProps) {
  const { label, onPress, href, pressed, disabled, tone, ground, edge, controls, badge } = props;
  const { linkComponent: LinkComponent } = useUi();
  const className = iconButton({ tone, ground, edge });
  // With a badge the name comes from the content, which the count is part of.
  const name = badge === undefined ? label : undefined;
  const children = (
    <>
      {badge === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      {props.children}
      {badge === undefined ? null : <span className={badgeCorner}>{badge}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <LinkComponent href={href} className={className} aria-label={name} onClick={onPress}>
        {children}
      </LinkComponent>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-pressed={pressed}
      aria-controls={controls}
      // Truly disabled it would drop the focus, for instance where a stepper reaches its limit.
      aria-disabled={disabled || undefined}
      onPointerDown={props.onPressStart}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
