import type { Send, WireResponse } from '#contract/kit/rendering.ts'
import { handleRejectedToken, unreachable, withToken } from '../api/api.ts'
import { createCall, type Call } from '../api/call.ts'
import { storedToken } from '../api/session.ts'

type ProgressOptions = {
  /** Called with the share of the request sent so far, from 0 to 1. */
  onProgress: (progress: number) => void
  /** Cancels the upload; the call then throws the signal's reason. */
  signal?: AbortSignal
}

/** Like `call`, but reports the upload progress, which fetch can't. */
export const callWithProgress = (options: ProgressOptions): Call =>
  createCall((request) => sendWithProgress(request, options))

function sendWithProgress(
  { method, path, headers, body }: Parameters<Send>[0],
  { onProgress, signal }: ProgressOptions,
) {
  return new Promise<WireResponse>((resolve, reject) => {
    const token = storedToken()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, path)
    for (const [name, value] of Object.entries(withToken(headers, token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText)
      handleRejectedToken(request.status, token, answer)
      resolve({ http: request.status, body: answer })
    })
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    if (signal?.aborted) return reject(signal.reason as Error)
    signal?.addEventListener('abort', abort)
    request.send((body ?? null) as XMLHttpRequestBodyInit | null)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
