import type { ReactNode } from 'react';
import { StateNotice } from '../../private/StateNotice/StateNotice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface EmptyStateProps {
  /** What is not there, in a sentence. */
  title: ReactNode;
  /** What would be here, or how it comes about. */
  text?: ReactNode;
  /** What the picture is drawn around. Left out: an empty tray. */
  picture?: IconName;
  /** The next step, as a button. */
  action?: ReactNode;
}

/** Nothing is here yet: says so, and what to do about it. */
export function EmptyState({ title, text, picture = 'empty', action }: EmptyStateProps) {
  return (
    <StateNotice
      title={title}
      text={text}
      picture={<Icon name={picture} size={48} />}
      action={action}
    />
  );
}
