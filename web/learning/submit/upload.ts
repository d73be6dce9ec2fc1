import type { DetailedError, HttpRequest, UploadOptions } from 'tus-js-client'
import type { ErrorResponse } from '#contract/kit/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { type Outcome, outcomeOf, retryDelay } from './upload.rules.ts'

export type FileUpload = {
  file: File
  /** With its folders, such as src/app.py. */
  path: string
  taskStepId: number
  /** Of an earlier upload, to resume it. */
  uploadId: string | null
  /** Called as soon as the server knows the file, so that it can be resumed after a reload. */
  onCreated: (uploadId: string) => void
  onProgress: (sent: number) => void
  onStored: () => void
  /** Called when the server rejects the file. A lost connection is retried instead. */
  onProblem: (problem: string) => void
}

const endpoint = '/uploads'
const chunkSize = 4 * 1024 * 1024
const unreadable = 'This file was changed, moved or deleted. Please choose it again.'

/** Uploads a file in chunks and retries until the server has it or rejects it. */
export function sendFile(upload: FileUpload): { stop: () => void } {
  const over = new AbortController()
  void send(upload, over.signal)
  return { stop: () => over.abort() }
}

async function send({ onCreated, onProgress, onStored, onProblem, ...upload }: FileUpload, over: AbortSignal) {
  let { uploadId } = upload
  let failures = 0
  while (!over.aborted) {
    const outcome = await tryOnce(
      { ...upload, uploadId },
      {
        onCreated: (id) => onCreated((uploadId = id)),
        onProgress: (sent) => !over.aborted && onProgress(sent),
        onChunk: () => void (failures = 0),
      },
      over,
    )
    if (over.aborted) return
    if (outcome.is === 'stored') return onStored()
    if (outcome.is === 'rejected') return onProblem(outcome.problem)
    if (outcome.is === 'expired') uploadId = null
    await pause(retryDelay(failures++), over)
    if (!(await isReadable(upload.file))) return onProblem(unreadable)
  }
}

type Events = { onCreated: (uploadId: string) => void; onProgress: (sent: number) => void; onChunk: () => void }
type Try = Pick<FileUpload, 'file' | 'path' | 'taskStepId' | 'uploadId'>

async function tryOnce({ file, path, taskStepId, uploadId }: Try, events: Events, over: AbortSignal): Promise<Outcome> {
  const tus = await import('tus-js-client').catch(() => null)
  if (!tus || over.aborted) return { is: 'interrupted' }
  return new Promise((resolve) => {
    const upload = new tus.Upload(file, {
      // With an endpoint, the client would start over whenever it cannot read the upload's offset.
      ...(uploadId ? { uploadUrl: `${endpoint}/${uploadId}` } : { endpoint }),
      chunkSize,
      metadata: { filename: path, taskStepId: String(taskStepId) },
      // We retry ourselves: we know which errors are final.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: authorise,
      onUploadUrlAvailable: () => events.onCreated(upload.url!.split('/').at(-1)!),
      onProgress: (sent) => events.onProgress(sent),
      onChunkComplete: () => events.onChunk(),
      onSuccess: () => resolve({ is: 'stored' }),
      onError: (error) => resolve(outcomeOf(failureOf(error))),
    } satisfies UploadOptions)
    over.addEventListener('abort', () => {
      void upload.abort()
      resolve({ is: 'interrupted' })
    })
    upload.start()
  })
}

const authorise = (request: HttpRequest) => request.setHeader('authorization', `Bearer ${storedToken()}`)

/** Some errors happen before a request is made. */
const failureOf = ({ originalRequest, originalResponse }: Partial<DetailedError>) => ({
  method: originalRequest?.getMethod() ?? '',
  status: originalResponse?.getStatus() ?? null,
  body: originalResponse?.getBody() ?? '',
})

/** Waits for the delay, or while offline until the connection is back. */
function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(done, milliseconds) : undefined
    window.addEventListener('online', done)
    over.addEventListener('abort', done)
  })
}

/** Uploading a file that changed on disk fails like a lost connection; only reading it tells the difference. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Deletes an upload; one that is gone already is fine. */
export async function removeUpload(uploadId: string): Promise<void> {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${storedToken()}` }
  const response = await fetch(`${endpoint}/${uploadId}`, { method: 'DELETE', headers }).catch(() => null)
  if (response?.ok || response?.status === 404) return
  const answer = (await response?.json().catch(() => null)) as ErrorResponse | null
  const lost = 'We couldn’t reach the server. Check your connection and try again.'
  throw new ApiError(answer?.code ?? 'unreachable', answer?.message ?? lost)
}
