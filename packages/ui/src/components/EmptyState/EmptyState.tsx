import type { ReactNode } from 'react';
import { StateNotice } from '../../private/StateNotice/StateNotice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface EmptyStateProps {
  /** The missing content, in a sentence. */
  title: ReactNode;
  /** Explains what would be here. */
  text?: ReactNode;
  /** Icon of the picture; default: an empty tray. */
  picture?: IconName;
  /** Button for the next step. */
  action?: ReactNode;
}

/** Shown in place of missing content. */
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
