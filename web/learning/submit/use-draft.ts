import { useEffect, useState, useSyncExternalStore } from 'react'
import { saveDraft, type Draft } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { createDraftKeeper, draftKey } from './draft-keeper.ts'

type Options = { userId: number; taskStepId: number; server: Draft | null }

/** The explanation while it is written. What the server lacks goes there on opening, on closing and on coming online. */
export function useDraft({ userId, taskStepId, server }: Options) {
  const [keeper] = useState(() =>
    createDraftKeeper({
      storage: localStorage,
      storageKey: draftKey(userId, taskStepId),
      server,
      save: (text) => call(saveDraft, { params: { taskStepId }, body: { text } }),
    }),
  )
  const now = useSyncExternalStore(keeper.subscribe, keeper.now)

  useEffect(() => {
    const saveNow = () => void keeper.saveNow()
    saveNow()
    window.addEventListener('online', saveNow)
    return () => {
      window.removeEventListener('online', saveNow)
      saveNow()
    }
  }, [keeper])

  return { ...now, keeper }
}
