import type { DraftUpload } from '#contract/learning/solutions.ts'
import type { Chosen } from './chosen-files.ts'

/** `cut`: the server has a part, and the browser no longer has the file. */
export type UploadState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cut'

export type UploadItem = {
  path: string
  bytes: number
  state: UploadState
  sent: number
  uploadId: string | null
  problem: string | null
}

type Sending = {
  file: File
  path: string
  taskStepId: number
  uploadId: string | null
  onCreated: (uploadId: string) => void
  onProgress: (sent: number) => void
  onStored: () => void
  onProblem: (problem: string) => void
}

/** How files go out; handed in from outside, so that the list can be tried without a network. */
export type Transport = {
  send: (sending: Sending) => { stop: () => void }
  remove: (uploadId: string) => Promise<unknown>
}

type Entry = UploadItem & { file: File | null; stop: (() => void) | null }

/** A phone's connection carries a few at a time better than all at once. */
const atOnce = 3

export type UploadList = ReturnType<typeof createUploadList>

/** The files of one step on their way to the server. It lives outside the page: looking elsewhere stops no upload. */
export function createUploadList(taskStepId: number, { send, remove }: Transport) {
  let entries: Entry[] = []
  let shown: UploadItem[] = []
  const listeners = new Set<() => void>()

  function tell() {
    shown = entries.map(({ file: _file, stop: _stop, ...item }) => item)
    for (const listener of listeners) listener()
  }

  function change(entry: Entry, part: Partial<Entry>) {
    Object.assign(entry, part)
    tell()
  }

  function goOn() {
    const free = atOnce - entries.filter((entry) => entry.state === 'sending').length
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) start(entry)
  }

  function start(entry: Entry) {
    if (!entry.file) return
    // One that was taken out of the list meanwhile has nothing more to say, whatever still arrives of it.
    const isListed = () => entries.includes(entry)
    const end = (part: Partial<Entry>) => {
      if (!isListed()) return
      change(entry, { ...part, stop: null })
      goOn()
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

  // What cannot be taken off the server now goes by itself with time; it is not handed in either way.
  const discard = (uploadId: string) => void remove(uploadId).catch(() => null)

  function drop(entry: Entry) {
    entry.stop?.()
    entries = entries.filter((other) => other !== entry)
    if (entry.uploadId) discard(entry.uploadId)
  }

  function addOne({ file, path }: Chosen) {
    const known = entries.find((entry) => entry.path === path)
    if (known?.state === 'cut' && known.bytes === file.size) {
      return Object.assign(known, { file, state: 'waiting' as const })
    }
    // The same name chosen again is a newer version of it.
    if (known) drop(known)
    entries.push({ file, path, bytes: file.size, state: 'waiting', sent: 0, uploadId: null, problem: null, stop: null })
  }

  return {
    items: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    add: (chosen: Chosen[]) => {
      for (const one of chosen) addOne(one)
      tell()
      goOn()
    },

    retry: (path: string) => {
      const entry = entries.find((one) => one.path === path && one.state === 'failed')
      if (entry) change(entry, { state: 'waiting' })
      goOn()
    },

    remove: (path: string) => {
      const entry = entries.find((one) => one.path === path)
      if (entry) drop(entry)
      tell()
      goOn()
    },

    /** Brings in what the server has of this step from before a reload or from another device. */
    restore: (uploads: DraftUpload[]) => {
      const isOnServer = (entry: Entry) => uploads.some((upload) => upload.uploadId === entry.uploadId)
      entries = entries.filter((entry) => entry.file !== null || isOnServer(entry))
      const isListed = (upload: DraftUpload) => entries.some((entry) => entry.path === upload.path)
      for (const upload of uploads) if (!isListed(upload)) entries.push(restored(upload))
      tell()
    },

    /** They are handed in: the list is empty again, and nothing is taken off the server. */
    forget: () => {
      entries = []
      tell()
    },
  }
}

const restored = ({ path, bytes, received, isComplete, uploadId }: DraftUpload): Entry => ({
  path,
  bytes,
  uploadId,
  state: isComplete ? 'stored' : 'cut',
  sent: isComplete ? bytes : received,
  problem: null,
  file: null,
  stop: null,
})

/** What keeps the list from being handed in, or null. */
export function notReady(items: UploadItem[]): string | null {
  const has = (state: UploadState) => items.some((item) => item.state === state)
  if (has('waiting') || has('sending')) return 'Wait until every file is uploaded.'
  if (has('cut')) return 'Choose the interrupted files again, or remove them.'
  if (has('failed')) return 'Try the failed files again, or remove them.'
  return null
}

export const uploadIds = (items: UploadItem[]) => items.flatMap(({ uploadId }) => uploadId ?? []).join(',')
