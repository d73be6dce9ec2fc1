import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#contract/learning/solutions.ts'
import type { Chosen } from './chosen-files.ts'
import { kindOf } from './kind.ts'
import { admit, type Limits, type Refused } from './limits.rules.ts'
import { uploadsOf } from './uploads.ts'

/** The files of a step: what is listed, what was refused before a byte of it was sent, and what can be done. */
export function useFiles(taskStepId: number, draft: Draft | null, limits: Limits | null) {
  const [uploads] = useState(() => uploadsOf(taskStepId))
  const items = useSyncExternalStore(uploads.subscribe, uploads.items)
  const [refused, setRefused] = useState<Refused[]>([])
  const isUnderWay = items.some(({ state }) => state === 'waiting' || state === 'sending')

  useEffect(() => {
    if (draft) uploads.restore(draft.uploads)
  }, [uploads, draft])

  // Closing the page would cut them; the browser asks first.
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  async function choose(chosen: Chosen[]) {
    if (!limits) return
    const known = await Promise.all(chosen.map(withKind))
    const present = uploads.items().map(({ path }) => path)
    const sorted = admit(known, present, limits)
    setRefused(sorted.refused)
    uploads.add(sorted.admitted)
  }

  return { uploads, items, refused, choose }
}

/** A file that cannot be read any more, such as one that was moved since, counts as empty. */
async function withKind({ file, path }: Chosen) {
  const kind = await kindOf(file).catch(() => null)
  return { file, path, bytes: kind === null ? 0 : file.size, kind: kind ?? '' }
}
