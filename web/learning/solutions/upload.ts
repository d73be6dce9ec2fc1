import type { DetailedError, HttpRequest, UploadOptions } from 'tus-js-client'
import type { ErrorResponse } from '#contract/kit/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { type Outcome, outcomeOf, pauseAfter } from './upload.rules.ts'

type Sending = {
  file: File
  /** With its folders, such as src/app.py. */
  path: string
  taskStepId: number
  /** Of an upload that was begun before: it goes on where the server stands. */
  uploadId: string | null
  /** Told as soon as the server knows the file, so that it can be gone on with after a reload. */
  onCreated: (uploadId: string) => void
  onProgress: (sent: number) => void
  onStored: (uploadId: string) => void
  /** The server will not have it, and why. A lost connection is no problem: it is waited for. */
  onProblem: (problem: string) => void
}

const endpoint = '/uploads'
const chunkSize = 4 * 1024 * 1024
const unreadable = 'This file was changed, moved or deleted since it was chosen. Please choose it again.'

/** Sends a file in parts and does not give up before the server has all of it or refuses it. */
export function sendFile(sending: Sending): { stop: () => void } {
  const over = new AbortController()
  void send(sending, over.signal)
  return { stop: () => over.abort() }
}

async function send({ onCreated, onProgress, onStored, onProblem, ...sending }: Sending, over: AbortSignal) {
  let { uploadId } = sending
  let failures = 0
  while (!over.aborted) {
    const outcome = await tryOnce(
      { ...sending, uploadId },
      {
        onCreated: (id) => onCreated((uploadId = id)),
        onProgress: (sent) => !over.aborted && onProgress(sent),
        onChunk: () => void (failures = 0),
      },
      over,
    )
    if (over.aborted) return
    if (outcome.is === 'stored') return onStored(uploadId!)
    if (outcome.is === 'refused') return onProblem(outcome.problem)
    if (outcome.is === 'forgotten') uploadId = null
    await pause(pauseAfter(failures++), over)
    if (!(await isReadable(sending.file))) return onProblem(unreadable)
  }
}

type Told = { onCreated: (uploadId: string) => void; onProgress: (sent: number) => void; onChunk: () => void }
type Try = Pick<Sending, 'file' | 'path' | 'taskStepId' | 'uploadId'>

async function tryOnce({ file, path, taskStepId, uploadId }: Try, told: Told, over: AbortSignal): Promise<Outcome> {
  const tus = await import('tus-js-client').catch(() => null)
  if (!tus || over.aborted) return { is: 'cut' }
  return new Promise((resolve) => {
    const upload = new tus.Upload(file, {
      // With an endpoint at hand the client would begin anew after any failure to find out where the file stands.
      ...(uploadId ? { uploadUrl: `${endpoint}/${uploadId}` } : { endpoint }),
      chunkSize,
      metadata: { filename: path, taskStepId: String(taskStepId) },
      // Tried again by us, who know what a refusal is.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: authorise,
      onUploadUrlAvailable: () => told.onCreated(upload.url!.split('/').at(-1)!),
      onProgress: (sent) => told.onProgress(sent),
      onChunkComplete: () => told.onChunk(),
      onSuccess: () => resolve({ is: 'stored' }),
      onError: (error) => resolve(outcomeOf(failureOf(error))),
    } satisfies UploadOptions)
    over.addEventListener('abort', () => {
      void upload.abort()
      resolve({ is: 'cut' })
    })
    upload.start()
  })
}

const authorise = (request: HttpRequest) => request.setHeader('authorization', `Bearer ${storedToken()}`)

/** What fails before a request is made has none. */
const failureOf = ({ originalRequest, originalResponse }: Partial<DetailedError>) => ({
  method: originalRequest?.getMethod() ?? '',
  status: originalResponse?.getStatus() ?? null,
  body: originalResponse?.getBody() ?? '',
})

/** Waits for a while, as long as the device is offline, and never when it just came back. */
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

/** A file that changed on disk cannot be read any more; to the browser its sending looks like a lost connection. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Takes a file back that was sent or is on its way. One that is gone already is what was wanted. */
export async function removeUpload(uploadId: string): Promise<void> {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${storedToken()}` }
  const response = await fetch(`${endpoint}/${uploadId}`, { method: 'DELETE', headers }).catch(() => null)
  if (response?.ok || response?.status === 404) return
  const answer = (await response?.json().catch(() => null)) as ErrorResponse | null
  const lost = 'The academy could not be reached. Check your connection and try again.'
  throw new ApiError(answer?.code ?? 'unreachable', answer?.message ?? lost)
}
