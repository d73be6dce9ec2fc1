import type { Send } from '#contract/kit/rendering.ts'
import { ApiError, createCall } from './call.ts'
import { clearSession, storedToken } from './session.ts'

/** Sent on the window when the server no longer accepts this device's token. */
export const signedOutEvent = 'signed-out'

const send: Send = async ({ method, path, headers, body }) => {
  const token = storedToken()
  const response = await reach(path, {
    method,
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    body: (body ?? null) as BodyInit | null,
  })
  if (response.status === 401 && token) {
    clearSession()
    window.dispatchEvent(new Event(signedOutEvent))
  }
  return { http: response.status, body: await response.json().catch(() => null) }
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    throw new ApiError('unreachable', 'The academy could not be reached. Check your connection and try again.')
  }
}

/** Calls the API from the browser, as whoever is signed in. */
export const call = createCall(send)
