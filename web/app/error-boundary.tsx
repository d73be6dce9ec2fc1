import { Component, type ReactNode } from 'react'
import { ErrorState } from '#web/kit/states/error-state.tsx'

/** Offers a reload when a page crashes, for instance when its script couldn't be loaded. React requires a class here. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="container-page section">
        <ErrorState title="This page didn’t load" onRetry={() => window.location.reload()}>
          Your work is safe. Reloading the page usually helps.
        </ErrorState>
      </main>
    )
  }
}
