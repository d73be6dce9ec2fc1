import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getEmailPreferences,
  type EmailPreferences,
  saveEmailPreferences,
} from '#contract/notifications/preferences.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery } from '#web/kit/api/query.ts'

export const emailPreferences = endpointQuery(['notifications', 'email-preferences'], getEmailPreferences)

/** An optimistic update, undone on an error. Several changes are saved one after the other. */
export const useSaveEmailPreferences = () => {
  const queries = useQueryClient()
  const { queryKey } = emailPreferences
  return useMutation({
    scope: { id: 'email-preferences' },
    mutationFn: (change: Partial<EmailPreferences>) => {
      const current = queries.getQueryData(queryKey)
      return call(saveEmailPreferences, { body: { ...current!, ...change } })
    },
    onMutate: async (change) => {
      await queries.cancelQueries(emailPreferences)
      queries.setQueryData(queryKey, (current) => current && { ...current, ...change })
    },
    onError: (_error, change) =>
      queries.setQueryData(queryKey, (current) => current && { ...current, ...invert(change) }),
    onSettled: () => queries.invalidateQueries(emailPreferences),
  })
}

const invert = (change: Partial<EmailPreferences>): Partial<EmailPreferences> =>
  Object.fromEntries(Object.entries(change).map(([kind, isOn]) => [kind, !isOn]))
