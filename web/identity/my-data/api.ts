import { useMutation } from '@tanstack/react-query'
import { type AccountDeletion, deleteAccount, createDataLink, previewDeletion } from '#contract/identity/my-data.ts'
import { deleteAccountOf, type DeletionRequest, previewDeletionOf } from '#contract/identity/deletions.ts'
import { call } from '#web/kit/api/api.ts'
import { download } from '#web/kit/api/download.ts'
import { navigateAwayAfter } from '#web/kit/api/navigate-away.ts'
import { endpointQuery } from '#web/kit/api/query.ts'
import { clearSession } from '#web/kit/api/session.ts'

/** Never cached: credit and courses change. */
export const deletionPreview = endpointQuery(['identity', 'deletion'], previewDeletion, {}, { staleTime: 0, gcTime: 0 })

export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await call(createDataLink)
      download(url)
    },
  })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: AccountDeletion) =>
      navigateAwayAfter(async () => {
        await call(deleteAccount, { body })
        await clearSession()
      }, '/login#deleted'),
  })

export const deletionPreviewOf = (userId: number) =>
  endpointQuery(
    ['identity', 'deletion', userId],
    previewDeletionOf,
    { params: { userId } },
    { staleTime: 0, gcTime: 0 },
  )

export const useDeleteAccountOf = (userId: number) =>
  useMutation({ mutationFn: (body: DeletionRequest) => call(deleteAccountOf, { params: { userId }, body }) })
