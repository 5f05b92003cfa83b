import { Component, type ReactNode } from 'react';

interface Props {
  /** Another key is another screen: what failed before is forgotten. */
  readonly screenKey: string;
  readonly children: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly failedKey: string;
}

/** Catches a screen that could not be loaded or shown, and offers to try again. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, failedKey: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.hasFailed) return { failedKey: props.screenKey };
    return state.failedKey === props.screenKey
      ? null
      : { hasFailed: false, failedKey: props.screenKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.renderFailure(() => this.setState({ hasFailed: false }))
      : this.props.children;
  }
}
