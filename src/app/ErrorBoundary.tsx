import { reportError } from '@/lib/report';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What was rendered, by name: another one is tried again. Without it the page has to be loaded anew. */
  readonly subject?: string;
}

interface ErrorBoundaryState {
  readonly error: Error | undefined;
  /** What was rendered when it was thrown; undefined until the screen for it is rendered. */
  readonly failed: string | undefined;
}

const intact: ErrorBoundaryState = { error: undefined, failed: undefined };

/** Shows the generic screen instead of a blank page when rendering fails (spec §8). */
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
