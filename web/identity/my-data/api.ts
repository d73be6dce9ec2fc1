import { queryOptions, useMutation } from '@tanstack/react-query'
import { type AccountDeletion, deleteAccount, createDataLink, previewDeletion } from '#contract/identity/my-data.ts'
import { call } from '#web/kit/api/api.ts'
import { navigateAwayAfter } from '#web/kit/api/navigate-away.ts'
import { clearSession } from '#web/kit/api/session.ts'

/** Asked anew each time: credit and courses change. */
export const deletion = queryOptions({
  queryKey: ['identity', 'deletion'],
  queryFn: () => call(previewDeletion),
  staleTime: 0,
  gcTime: 0,
})

/** Gets a link and follows it; the browser shows how far the download is. */
export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await call(createDataLink)
      const link = document.createElement('a')
      link.href = url
      // With it a refusal is a failed download, and not a page that takes the place of this one.
      link.download = ''
      link.click()
    },
  })

/** Afterwards this device knows nothing of the account either. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: AccountDeletion) =>
      navigateAwayAfter(async () => {
        await call(deleteAccount, { body })
        clearSession()
      }, '/login#goodbye'),
  })
