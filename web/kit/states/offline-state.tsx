import { Button } from '../layout/button.tsx'
import { EmptyState } from './empty-state.tsx'

type OfflineStateProps = { isRetrying?: boolean; onRetry: () => void }

/** In the place of what a learner opens for the first time, without a connection. */
export function OfflineState({ isRetrying = false, onRetry }: OfflineStateProps) {
  return (
    <div aria-live="polite">
      <EmptyState
        title="Not on this device yet"
        action={
          <Button onClick={onRetry} busy={isRetrying}>
            Try again
          </Button>
        }
      >
        You’re offline, and you haven’t opened this here before. It loads by itself when you’re back online.
      </EmptyState>
    </div>
  )
}
