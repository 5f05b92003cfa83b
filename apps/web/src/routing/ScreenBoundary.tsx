import { Component, type ReactNode } from 'react';

interface Props {
  /** Another key is another screen: what failed before is forgotten. */
  readonly screenKey: string;
  readonly children: ReactNode;
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly failedKey: string;
}

/** Catches a screen that could not be loaded or shown, and offers to try again. */
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
