import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#contract/learning/solutions.ts'
import type { Chosen } from './chosen-files.ts'
import { kindOf } from './kind.ts'
import { checkFiles, type Limits, type RejectedFile } from './limits.rules.ts'
import { uploadsOf } from './uploads.ts'

/** The files of a step: the uploads, and the files rejected before uploading. */
export function useFiles(taskStepId: number, draft: Draft | null, limits: Limits | null) {
  const [uploads] = useState(() => uploadsOf(taskStepId))
  const items = useSyncExternalStore(uploads.subscribe, uploads.items)
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const isUploading = items.some(({ state }) => state === 'waiting' || state === 'sending')

  useEffect(() => {
    if (draft) uploads.restore(draft.uploads)
  }, [uploads, draft])

  // Closing the page would interrupt the uploads; the browser asks first.
  useEffect(() => {
    if (!isUploading) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUploading])

  async function choose(chosen: Chosen[]) {
    if (!limits) return
    const candidates = await Promise.all(chosen.map(withKind))
    const present = uploads.items().map(({ path }) => path)
    const checked = checkFiles(candidates, present, limits)
    setRejected(checked.rejected)
    uploads.add(checked.accepted)
  }

  return { uploads, items, rejected, choose }
}

/** A file that cannot be read, such as one that was moved meanwhile, counts as empty. */
async function withKind({ file, path }: Chosen) {
  const kind = await kindOf(file).catch(() => null)
  return { file, path, bytes: kind === null ? 0 : file.size, kind: kind ?? '' }
}
