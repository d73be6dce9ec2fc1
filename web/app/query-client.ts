import { focusManager, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/kit/api/call.ts'
import { toast } from '#web/kit/overlays/toast.ts'

/** After how long a page asks again by itself, and how much longer it waits each time, at most; in milliseconds. */
const [pause, longestPause] = [5_000, 15_000]

/** What the pages of an area ask the API through. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: isWorthASecondTry } },
    queryCache: new QueryCache({ onError: askAgainLater }),
    // Forms tell what went wrong beside the field; for a mere button this says it.
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (mutation.meta?.['isQuiet'] || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return
        toast(error.message, 'problem')
      },
    }),
  })

/**
 * A lost connection or a slip may be gone a moment later: nobody is told of those. What the academy itself calls too
 * much or too late is told at once: it was waited for already, and silent tries would make that three times as long.
 */
const isWorthASecondTry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.isNetworkError || error.code === 'unexpected')

/** A page that had to say that it did not load gets well by itself: a refusal stays, but this one will pass. */
function askAgainLater(error: Error, query: Query<unknown, unknown>) {
  if (!(error instanceof ApiError) || error.code !== 'unreachable') return
  setTimeout(
    () => {
      // A page that nobody looks at asks when somebody does again.
      if (query.state.status !== 'error' || !query.isActive() || !focusManager.isFocused()) return
      // How it ends is told to whoever shows it.
      query.fetch().catch(() => {})
    },
    Math.min(longestPause, pause * query.state.errorUpdateCount),
  )
}
