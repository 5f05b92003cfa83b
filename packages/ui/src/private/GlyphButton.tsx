import type { ReactNode } from 'react';
import { badgeCorner, iconButton } from '../components/IconButton/IconButton.css.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../components/UiProvider/UiProvider.tsx';

export interface GlyphButtonProps {
  /** Accessible name. */
  label: string;
  onPress?: (() => void) | undefined;
  /** Called on pointer down, to prefetch what the press shows. */
  onPressStart?: (() => void) | undefined;
  href?: string | undefined;
  /** Toggle state; the label stays the same. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  tone?: 'default' | 'muted' | 'accent' | 'critical' | undefined;
  ground?: 'none' | 'fill' | undefined;
  /** Aligns the icon, not the target, with this edge. */
  edge?: 'none' | 'start' | 'end' | undefined;
  /** Id of the controlled element. */
  controls?: string | undefined;
  /** A `Badge` at the icon's corner. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A round 44 px target around an icon: the body of `IconButton`. */
export function GlyphButton(props: GlyphButtonProps) {
  const { label, onPress, href, pressed, disabled, tone, ground, edge, controls, badge } = props;
  const { linkComponent: LinkComponent } = useUi();
  const className = iconButton({ tone, ground, edge });
  // With a badge, the button's content, including the count, is the accessible name.
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
      // A disabled button would lose the focus, for instance at a stepper's limit.
      aria-disabled={disabled || undefined}
      onPointerDown={props.onPressStart}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}
