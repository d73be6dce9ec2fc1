import type { Send, WireResponse } from '#contract/kit/rendering.ts'
import { handleRejectedToken, unreachable, withToken } from '../api/api.ts'
import { createCall, type Call } from '../api/call.ts'
import { storedToken } from '../api/session.ts'

type Watch = {
  /** Told again and again how much of the request has gone, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the sending; the call then throws what the signal was aborted with. */
  signal?: AbortSignal
}

/** Calls the API like `call`, and tells how far the upload has come, which fetch cannot. */
export const callWithProgress = (watch: Watch): Call => createCall((request) => sendWatched(request, watch))

function sendWatched({ method, path, headers, body }: Parameters<Send>[0], { onProgress, signal }: Watch) {
  return new Promise<WireResponse>((resolve, reject) => {
    const token = storedToken()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, path)
    for (const [name, value] of Object.entries(withToken(headers, token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      handleRejectedToken(request.status, token)
      resolve({ http: request.status, body: parsed(request.responseText) })
    })
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    if (signal?.aborted) return reject(signal.reason as Error)
    signal?.addEventListener('abort', stop)
    request.send((body ?? null) as XMLHttpRequestBodyInit | null)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
