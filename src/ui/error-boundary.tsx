import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined
}

/** Keeps what is thrown while drawing from taking more of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  readonly retry = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children
  }
}
