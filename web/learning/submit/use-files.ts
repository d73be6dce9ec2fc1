import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#contract/learning/solutions.ts'
import type { Chosen } from './chosen-files.ts'
import { kindOf } from './kind.ts'
import { checkFiles, type Limits, type RejectedFile } from './limits.rules.ts'
import { removeUpload, sendFile } from './upload.ts'
import { createUploadList, type UploadList } from './upload-list.ts'

/** The files of a step: those kept from the attempt before, the uploads, and the files rejected before uploading. */
export function useFiles(
  taskStepId: number,
  draft: Draft | null,
  limits: Limits | null,
  droppedFiles: string[],
  /** Of the exercise: they are submitted from the editor. */
  codePaths: readonly string[] = [],
) {
  const [uploads] = useState(() => uploadsOf(taskStepId))
  const items = useSyncExternalStore(uploads.subscribe, uploads.items)
  const [isImporting, setIsImporting] = useState(false)
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const previous = draft?.previous ?? null
  // A new file with the same path replaces the one of the attempt before.
  const kept = (previous?.files ?? []).filter(
    ({ fileId, path }) =>
      !droppedFiles.includes(fileId) && !codePaths.includes(path) && !items.some((item) => item.path === path),
  )
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
    const present = [...codePaths, ...[...kept, ...uploads.items()].map(({ path }) => path)]
    const checked = checkFiles(candidates, present, limits)
    setRejected(checked.rejected)
    uploads.add(checked.accepted)
  }

  return {
    taskStepId,
    uploads,
    items,
    previous,
    kept,
    rejected,
    choose,
    codePaths,
    imports: draft?.imports ?? [],
    isImporting,
    onImport: () => setIsImporting(true),
    endImport: () => setIsImporting(false),
  }
}

/** A file that cannot be read, such as one that was moved meanwhile, has no kind. */
async function withKind({ file, path }: Chosen) {
  return { file, path, bytes: file.size, kind: await kindOf(file).catch(() => null) }
}

const lists = new Map<number, UploadList>()

/** The same list for a step until the page is reloaded. */
export function uploadsOf(taskStepId: number): UploadList {
  const list = lists.get(taskStepId) ?? createUploadList(taskStepId, { send: sendFile, remove: removeUpload })
  lists.set(taskStepId, list)
  return list
}
