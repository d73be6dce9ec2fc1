import type { ErrorResponse } from '#contract/kit/errors.ts'
import type { Send } from '#contract/kit/rendering.ts'
import { ApiError, createCall } from './call.ts'
import { endSession, storedToken } from './session.ts'

/** Sent on the window when the server no longer accepts this device's token. */
export const signedOutEvent = 'signed-out'

const send: Send = async ({ method, path, headers, body }) => {
  const token = storedToken()
  const response = await fetchOrThrow(path, {
    method,
    headers: withToken(headers, token),
    body: (body ?? null) as BodyInit | null,
  })
  const answer: unknown = await response.json().catch(() => null)
  handleRejectedToken(response.status, token, answer)
  return { http: response.status, body: answer }
}

export const withToken = (headers: Record<string, string>, token: string | null) =>
  token ? { ...headers, authorization: `Bearer ${token}` } : headers

/** Ends the session once, however many calls were in flight, unless the user has signed in again since. */
export function handleRejectedToken(http: number, token: string | null, answer: unknown) {
  if (http !== 401 || !token || token !== storedToken()) return
  endSession(endNote(answer))
  window.dispatchEvent(new Event(signedOutEvent))
}

function endNote(answer: unknown): string | null {
  const { code, message } = (answer ?? {}) as Partial<ErrorResponse>
  return code === 'session_ended' && message ? message : null
}

export const unreachable = () =>
  new ApiError('unreachable', 'We can’t reach the server. Check your connection and try again.', {}, true)

async function fetchOrThrow(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    throw unreachable()
  }
}

/** Calls the API from the browser with the stored token. */
export const call = createCall(send)
