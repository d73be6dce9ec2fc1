import { Component, type ReactNode } from 'react'
import { ErrorState } from '#web/kit/states/error-state.tsx'

/**
 * Shows a way on when a page breaks, such as when its script could not be fetched on a lost connection.
 * React asks for a class here; it is the only one in the web.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="container-page section">
        <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
          What you handed in is safe. Loading the page again usually helps.
        </ErrorState>
      </main>
    )
  }
}
