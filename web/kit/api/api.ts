import type { Send, WireRequest, WireResponse } from '#contract/kit/rendering.ts'
import { ApiError, type Call, createCall } from './call.ts'
import { createPageParts } from './page-start.ts'
import { endNote, endSession, storedToken } from './session.ts'

/** Sent on the window when the server no longer accepts this device's token. */
export const signedOutEvent = 'signed-out'

export const pageParts = createPageParts(globalThis.pageStart)

const send: Send = async (request) => {
  const token = storedToken()
  const response = (await fromPage(request)) ?? (await fromServer(request, token))
  handleRejectedToken(response.http, token, response.body)
  return response
}

async function fromPage({ method, path }: WireRequest): Promise<WireResponse | null> {
  if (method === 'GET') return pageParts.take(path, here)
  pageParts.close()
  return null
}

export const here = () => ({
  path: window.location.pathname + window.location.search,
  token: storedToken(),
  time: Date.now(),
})

async function fromServer({ method, path, headers, body }: WireRequest, token: string | null): Promise<WireResponse> {
  const response = await fetchOrThrow(path, {
    method,
    headers: withToken(headers, token),
    body: (body ?? null) as BodyInit | null,
  })
  return { http: response.status, body: await response.json().catch(() => null) }
}

export const withToken = (headers: Record<string, string>, token: string | null) =>
  token ? { ...headers, authorization: `Bearer ${token}` } : headers

/** Ends the session once, however many calls were in flight, unless the user has signed in again since. */
export function handleRejectedToken(http: number, token: string | null, answer: unknown) {
  if (http !== 401 || !token || token !== storedToken()) return
  endSession(endNote(answer))
  window.dispatchEvent(new Event(signedOutEvent))
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

const callServer = createCall(send)
let current: Call = callServer

/** Calls the API from the browser with the stored token. */
export const call: Call = (endpoint, ...args) => current(endpoint, ...args)

/** Runs a function that uses `call` with another client. */
export function withCall<Result>(client: Call, run: () => Result): Result {
  current = client
  try {
    return run()
  } finally {
    current = callServer
  }
}
