import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMailPreferences, type MailPreferences, saveMailPreferences } from '#contract/notifications/preferences.ts'
import { call } from '#web/kit/api/api.ts'

export const mailPreferences = queryOptions({
  queryKey: ['notifications', 'mail-preferences'],
  queryFn: () => call(getMailPreferences),
})

/** Shows the choice before it is saved, and takes it back when it cannot be. Quick ones are saved one after the other. */
export const useChooseMails = () => {
  const queries = useQueryClient()
  const { queryKey } = mailPreferences
  return useMutation({
    scope: { id: 'mail-preferences' },
    mutationFn: (choice: Partial<MailPreferences>) => {
      const now = queries.getQueryData(queryKey)
      return call(saveMailPreferences, { body: { ...now!, ...choice } })
    },
    onMutate: async (choice) => {
      await queries.cancelQueries(mailPreferences)
      queries.setQueryData(queryKey, (now) => now && { ...now, ...choice })
    },
    onError: (_error, choice) => queries.setQueryData(queryKey, (now) => now && { ...now, ...opposite(choice) }),
    onSettled: () => queries.invalidateQueries(mailPreferences),
  })
}

const opposite = (choice: Partial<MailPreferences>): Partial<MailPreferences> =>
  Object.fromEntries(Object.entries(choice).map(([kind, isWanted]) => [kind, !isWanted]))
