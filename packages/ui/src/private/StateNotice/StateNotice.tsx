import type { ReactNode } from 'react';
import * as styles from './StateNotice.css.ts';

interface StateNoticeProps {
  title: ReactNode;
  text?: ReactNode;
  picture: ReactNode;
  action?: ReactNode;
  detail?: ReactNode;
  /** Announced when it appears, in the colour of caution. */
  alert?: boolean;
}

/** Replaces content with a picture, a sentence and the next step. */
export function StateNotice(props: StateNoticeProps) {
  const { title, text, picture, action, detail, alert = false } = props;
  return (
    <div className={styles.notice} role={alert ? 'alert' : undefined}>
      <div className={styles.picture({ alert })}>{picture}</div>
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
      {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
