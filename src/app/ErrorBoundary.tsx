import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/telemetry';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A name for the children: another subject clears the error. Without it only a reload of the page does. */
  readonly subject?: string;
}

interface ErrorBoundaryState {
  readonly error: Error | undefined;
  /** The subject that threw; undefined until the error screen is rendered. */
  readonly failed: string | undefined;
}

const intact: ErrorBoundaryState = { error: undefined, failed: undefined };

/** Shows the generic screen instead of a blank page when rendering fails (product 2.22). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = intact;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)), failed: undefined };
  }

  static getDerivedStateFromProps(
    { subject }: ErrorBoundaryProps,
    { error, failed }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (!error) return null;
    if (failed === undefined) return { failed: subject };
    return failed === subject ? null : intact;
  }

  override componentDidCatch(error: unknown): void {
    reportError('render', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}
