import type { ErrorResponse } from '#contract/kit/errors.ts'
import { handleRejectedToken } from '#web/kit/api/api.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { storedToken } from '#web/kit/api/session.ts'
import type { OutboxProblem } from '#web/kit/outbox/item.ts'
import { asking } from '#web/kit/outbox/sender.ts'
import { uploadFile } from '#web/kit/outbox/upload.ts'
import { newUuid } from '#web/kit/uuid.ts'

export type FileUpload = {
  file: File
  /** With its folders, such as src/app.py. */
  path: string
  taskStepId: number
  /** Of an earlier upload, to resume it. */
  uploadId: string | null
  /** Called before the server knows the file, so that it can be resumed after a reload. */
  onCreated: (uploadId: string) => void
  onProgress: (sent: number) => void
  onStored: () => void
  /** Called when the server rejects the file. A lost connection is retried instead. */
  onProblem: (problem: string) => void
}

const unreadable = 'This file was changed, moved or deleted. Please choose it again.'

/** Uploads a file while its submission is written; retries until the server has it or rejects it. */
export function sendFile(upload: FileUpload): { stop: () => void } {
  const over = new AbortController()
  void send(upload, over.signal)
  return { stop: () => over.abort() }
}

async function send(
  { file, path, taskStepId, onProgress, onStored, onProblem, ...upload }: FileUpload,
  over: AbortSignal,
) {
  const id = upload.uploadId ?? newUuid()
  const notes = { filename: path, taskStepId: String(taskStepId) }
  upload.onCreated(id)
  for (let failures = 0; !over.aborted; failures++) {
    const token = storedToken() ?? ''
    const outcome = await uploadFile(
      {
        id,
        bytes: file.size,
        notes,
        read: async (from, to) => file.slice(from, to),
        onProgress: (sent) => {
          if (sent > 0) failures = 0
          if (!over.aborted) onProgress(sent)
        },
      },
      asking(token),
    )
    if (over.aborted) return
    if (outcome.is === 'received') return onStored()
    if (outcome.is === 'refused') return onProblem(messageOf(outcome.problem))
    if (outcome.is === 'signed-out') return handleRejectedToken(401, token, outcome.answer)
    await pause(Math.min(1000 * 2 ** failures, maxDelayMs), over)
    if (!(await isReadable(file))) return onProblem(unreadable)
  }
}

/** The most specific message. */
const messageOf = ({ fields, message }: OutboxProblem) => Object.values(fields)[0] ?? message

const maxDelayMs = 30_000

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
  const response = await fetch(`/uploads/${uploadId}`, { method: 'DELETE', headers }).catch(() => null)
  if (response?.ok || response?.status === 404) return
  const answer = (await response?.json().catch(() => null)) as ErrorResponse | null
  const lost = 'We couldn’t reach the server. Check your connection and try again.'
  throw new ApiError(answer?.code ?? 'unreachable', answer?.message ?? lost)
}
