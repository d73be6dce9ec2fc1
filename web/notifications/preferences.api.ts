import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getEmailPreferences,
  type EmailPreferences,
  saveEmailPreferences,
} from '#contract/notifications/preferences.ts'
import { call } from '#web/kit/api/api.ts'

export const emailPreferences = queryOptions({
  queryKey: ['notifications', 'email-preferences'],
  queryFn: () => call(getEmailPreferences),
})

/** Shows the choice before it is saved, and takes it back when it cannot be. Quick ones are saved one after the other. */
export const useChooseEmails = () => {
  const queries = useQueryClient()
  const { queryKey } = emailPreferences
  return useMutation({
    scope: { id: 'email-preferences' },
    mutationFn: (choice: Partial<EmailPreferences>) => {
      const now = queries.getQueryData(queryKey)
      return call(saveEmailPreferences, { body: { ...now!, ...choice } })
    },
    onMutate: async (choice) => {
      await queries.cancelQueries(emailPreferences)
      queries.setQueryData(queryKey, (now) => now && { ...now, ...choice })
    },
    onError: (_error, choice) => queries.setQueryData(queryKey, (now) => now && { ...now, ...opposite(choice) }),
    onSettled: () => queries.invalidateQueries(emailPreferences),
  })
}

const opposite = (choice: Partial<EmailPreferences>): Partial<EmailPreferences> =>
  Object.fromEntries(Object.entries(choice).map(([kind, isWanted]) => [kind, !isWanted]))
