import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPush, type PushChoices, savePush, subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, notFromApi, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { deviceState, subscribeDevice, unsubscribeDevice } from './device.ts'

const pushKey = ['notifications', 'push']
export const pushSettings = endpointQuery([...pushKey, 'settings'], getPush)

/** What this browser says; no request. */
export const thisDevice = queryOptions({ ...notFromApi, queryKey: [...pushKey, 'device'], queryFn: deviceState })

/** An optimistic update, undone on an error. Several changes are saved one after the other. */
export function useSavePush() {
  const queries = useQueryClient()
  const { queryKey } = pushSettings
  const mutationKey = [...pushKey, 'save']
  return useMutation({
    mutationKey,
    scope: { id: 'push' },
    mutationFn: (change: Partial<PushChoices>) => call(savePush, { body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries(pushSettings)
      queries.setQueryData(queryKey, (current) => current && { ...current, ...change })
    },
    // While another change waits, the server's answer would undo what it shows.
    onSettled: () => (queries.isMutating({ mutationKey }) === 1 ? queries.invalidateQueries(pushSettings) : undefined),
  })
}

/** Returns whether it is on: the person may say no to the browser. */
export const useTurnOnPush = () =>
  useInvalidatingMutation(
    pushKey,
    async (publicKey: string) => {
      const subscription = await subscribeDevice(publicKey)
      if (subscription) await call(subscribePush, { body: subscription })
      return subscription !== null
    },
    inlineErrors,
  )

export const useTurnOffPush = () =>
  useInvalidatingMutation(pushKey, async () => {
    await call(unsubscribePush)
    await unsubscribeDevice()
  })
