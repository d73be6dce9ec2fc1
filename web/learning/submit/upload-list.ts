import type { DraftUpload } from '#contract/learning/solutions.ts'
import { newUuid } from '#web/kit/uuid.ts'
import type { Submission } from '../solutions/solutions.api.ts'
import type { FileUpload } from './upload.ts'
import type { Chosen } from './chosen-files.ts'

/** `interrupted`: the server has a part, and the browser no longer has the file. */
export type UploadState = 'waiting' | 'sending' | 'stored' | 'failed' | 'interrupted'

export type UploadItem = {
  path: string
  bytes: number
  state: UploadState
  sent: number
  uploadId: string | null
  problem: string | null
}

/** Passed in, so that the list can be tested without a network. */
export type Transport = {
  send: (upload: FileUpload) => { stop: () => void }
  remove: (uploadId: string) => Promise<unknown>
}

type Entry = UploadItem & { file: File | null; stop: (() => void) | null }

/** On a phone's connection a few at a time are faster than all at once. */
const maxConcurrent = 3

export type UploadList = ReturnType<typeof createUploadList>

/** The uploads of one step. It outlives the page: opening another page stops no upload. */
export function createUploadList(taskStepId: number, { send, remove }: Transport) {
  let entries: Entry[] = []
  let snapshot: UploadItem[] = []
  const listeners = new Set<() => void>()

  function notify() {
    snapshot = entries.map(({ file: _file, stop: _stop, ...item }) => item)
    for (const listener of listeners) listener()
  }

  function change(entry: Entry, part: Partial<Entry>) {
    Object.assign(entry, part)
    notify()
  }

  function startNext() {
    const free = maxConcurrent - entries.filter((entry) => entry.state === 'sending').length
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) start(entry)
  }

  function start(entry: Entry) {
    if (!entry.file) return
    // Late events of a file that was removed meanwhile are ignored.
    const isListed = () => entries.includes(entry)
    const end = (part: Partial<Entry>) => {
      if (!isListed()) return
      change(entry, { ...part, stop: null })
      startNext()
    }
    change(entry, { state: 'sending', problem: null })
    const { stop } = send({
      file: entry.file,
      path: entry.path,
      taskStepId,
      uploadId: entry.uploadId,
      onCreated: (uploadId) => (isListed() ? change(entry, { uploadId }) : discard(uploadId)),
      onProgress: (sent) => isListed() && change(entry, { sent }),
      onStored: () => end({ state: 'stored', sent: entry.bytes }),
      onProblem: (problem) => end({ state: 'failed', problem }),
    })
    if (entry.state === 'sending') entry.stop = stop
  }

  // The server deletes abandoned uploads after a while, so a failure here does no harm.
  const discard = (uploadId: string) => void remove(uploadId).catch(() => null)

  function drop(entry: Entry) {
    entry.stop?.()
    entries = entries.filter((other) => other !== entry)
    if (entry.uploadId) discard(entry.uploadId)
  }

  function addFile({ file, path }: Chosen) {
    const known = entries.find((entry) => entry.path === path)
    if (known?.state === 'interrupted' && known.bytes === file.size) {
      return Object.assign(known, { file, state: 'waiting' as const })
    }
    // The same path chosen again is a newer version.
    if (known) drop(known)
    entries.push({ file, path, bytes: file.size, state: 'waiting', sent: 0, uploadId: null, problem: null, stop: null })
  }

  return {
    items: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    add: (chosen: Chosen[]) => {
      for (const file of chosen) addFile(file)
      notify()
      startNext()
    },

    retry: (path: string) => {
      const entry = entries.find((entry) => entry.path === path && entry.state === 'failed')
      if (entry) change(entry, { state: 'waiting' })
      startNext()
    },

    remove: (path: string) => {
      const entry = entries.find((entry) => entry.path === path)
      if (entry) drop(entry)
      notify()
      startNext()
    },

    /** Adds what the server has from before a reload or from another device. */
    restore: (uploads: DraftUpload[]) => {
      const isOnServer = (entry: Entry) => uploads.some((upload) => upload.uploadId === entry.uploadId)
      entries = entries.filter((entry) => entry.file !== null || isOnServer(entry))
      const isListed = (upload: DraftUpload) => entries.some((entry) => entry.path === upload.path)
      for (const upload of uploads) if (!isListed(upload)) entries.push(restored(upload))
      notify()
    },

    /** The server has put other files in place of some. */
    replaceBy: (uploads: DraftUpload[]) => {
      const isOther = (entry: Entry) =>
        uploads.some(({ path, uploadId }) => path === entry.path && uploadId !== entry.uploadId) ||
        (entry.state === 'stored' && !uploads.some(({ uploadId }) => uploadId === entry.uploadId))
      for (const entry of entries.filter(isOther)) entry.stop?.()
      const others = entries.filter((entry) => !isOther(entry))
      const isListed = ({ path }: DraftUpload) => others.some((entry) => entry.path === path)
      entries = [...others, ...uploads.filter((upload) => !isListed(upload)).map(restored)]
      notify()
      startNext()
    },

    /** Stops uploading, because the files go with what is submitted. */
    handOver: (): Pick<Submission, 'uploads' | 'areUploaded'> => {
      const areUploaded = entries.every(({ state }) => state === 'stored')
      for (const entry of entries) {
        entry.stop?.()
        if (entry.state === 'sending') Object.assign(entry, { state: 'waiting', stop: null })
        entry.uploadId ??= newUuid()
      }
      notify()
      const notes = ({ path }: Entry) => ({ filename: path, taskStepId: String(taskStepId) })
      const uploads = entries.map((entry) => ({
        id: entry.uploadId!,
        name: entry.path,
        type: entry.file?.type ?? '',
        bytes: entry.bytes,
        field: 'uploads',
        upload: notes(entry),
        content: entry.file,
      }))
      return { uploads, areUploaded }
    },

    /** It wasn't accepted: the files stay here. */
    resume: startNext,

    /** Submitted: empties the list without deleting anything on the server. */
    clear: () => {
      entries = []
      notify()
    },
  }
}

const restored = ({ path, bytes, received, isComplete, uploadId }: DraftUpload): Entry => ({
  path,
  bytes,
  uploadId,
  state: isComplete ? 'stored' : 'interrupted',
  sent: isComplete ? bytes : received,
  problem: null,
  file: null,
  stop: null,
})

/** Why the files cannot be submitted yet, or null. */
export function notReady(items: UploadItem[]): string | null {
  const has = (state: UploadState) => items.some((item) => item.state === state)
  if (has('interrupted')) return 'Choose the interrupted files again, or remove them.'
  if (has('failed')) return 'Try the failed files again, or remove them.'
  return null
}
