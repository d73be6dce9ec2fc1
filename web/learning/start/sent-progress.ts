import { queryOptions } from '@tanstack/react-query'
import { storedKeys } from '#web/kit/device/browser-storage.ts'
import { notFromApi } from '#web/kit/api/query.ts'
import { signedInUserId } from '#web/kit/api/session.ts'
import { mySnapshot } from '../performance/performance.api.ts'

/** After signing in, what was done on this device goes into the account; true once it has. */
export const sentProgress = queryOptions({
  ...notFromApi,
  queryKey: ['learning', 'start', 'sent'],
  queryFn: async ({ client }) => {
    // Few have anything to send.
    const { sendProgress } = await import('./send-progress.ts')
    await sendProgress(signedInUserId()!)
    await client.invalidateQueries(mySnapshot)
    return true
  },
  initialData: () => (storedKeys('start:', 'browser').length === 0 ? true : undefined),
  staleTime: Infinity,
  refetchOnMount: false,
})
