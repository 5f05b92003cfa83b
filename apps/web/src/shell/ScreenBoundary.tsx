import { Component, type ReactNode, useEffect } from 'react';
import { forgetFailures } from '../app/chunks/loadOnce.ts';
import { LoadFailed, type LoadFailedProps } from '../common/LoadFailed.tsx';

interface Props {
  /** A new key resets the failure. */
  readonly screenKey: string;
  readonly children: ReactNode;
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly failedKey: string;
}

/** Catches errors of loading or rendering a screen. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: null, failedKey: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.hasFailed) return { failedKey: props.screenKey };
    return state.failedKey === props.screenKey
      ? null
      : { hasFailed: false, error: null, failedKey: props.screenKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.renderFailure(this.state.error, () =>
          this.setState({ hasFailed: false, error: null }),
        )
      : this.props.children;
  }
}

/** Shown instead of a failed screen. A retry, or returning to the screen, loads it again. */
export function FailedScreen({ error, onRetry }: LoadFailedProps) {
  useEffect(() => forgetFailures, []);
  return (
    <LoadFailed
      error={error}
      onRetry={() => {
        forgetFailures();
        onRetry();
      }}
    />
  );
}
