import { focusManager, MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/kit/api/call.ts'
import { isConnected, subscribeToConnection } from '#web/kit/api/connection.ts'
import { isOlderThanPage, startFromPage } from '#web/kit/api/page-data.ts'
import { showStoredAnswers } from '#web/kit/api/shown-again.ts'
import { toast } from '#web/kit/overlays/toast.ts'

/** The delay before a failed page loads again; it grows with every failure, up to the maximum. */
const [retryDelayMs, maxRetryDelayMs] = [5_000, 15_000]

// Queries load again when the connection is back.
onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(isConnected())))

export function createQueryClient() {
  const queryCache = new QueryCache({ onError: retryLater })
  // First, because the page's reply is newer than what the last visit has left.
  startFromPage(queryCache)
  showStoredAnswers(queryCache)
  return new QueryClient({
    defaultOptions: {
      // Offline, a query gets what is stored.
      queries: { retry: shouldRetry, refetchOnMount: isOlderThanPage, networkMode: 'always', refetchOnReconnect: true },
      // Offline, a change fails with a message instead of waiting silently for a connection.
      mutations: { networkMode: 'always' },
    },
    queryCache,
    // Forms show errors beside their fields; buttons have no place for them.
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (mutation.meta?.['isQuiet'] || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return
        toast(error.message, 'problem')
      },
    }),
  })
}

/** Retries silently after a lost connection or an unexpected error. An overloaded server has made the reader wait already. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 &&
  error instanceof ApiError &&
  ((error.isNetworkError && onlineManager.isOnline()) || error.code === 'unexpected')

/** Reloads a page by itself once the server may be reachable again. */
function retryLater(error: Error, query: Query<unknown, unknown>) {
  if (!(error instanceof ApiError) || !error.isTemporary) return
  setTimeout(
    () => {
      // A tab in the background loads when it gets the focus again.
      if (query.state.status !== 'error' || !query.isActive() || !focusManager.isFocused()) return
      // The component that shows the query shows the error.
      query.fetch().catch(() => {})
    },
    Math.min(maxRetryDelayMs, retryDelayMs * query.state.errorUpdateCount),
  )
}
