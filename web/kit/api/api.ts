import type { Send, WireRequest, WireResponse } from '#contract/kit/rendering.ts'
import { ApiError, type Call, createCall } from './call.ts'
import { fetchFromServer } from './connection.ts'
import { createPageParts } from './page-start.ts'
import { endNote, endSession, storedToken } from './session.ts'

/** Sent on the window when the server no longer accepts this device's token. */
export const signedOutEvent = 'signed-out'

export const pageParts = createPageParts(globalThis.pageStart)

const send: Send = (request) => {
  const answering = fromPageOrServer(request, storedToken())
  return request.method === 'GET' && store ? store.unlessSlow(request.path, answering) : answering
}

async function fromPageOrServer(request: WireRequest, token: string | null): Promise<WireResponse> {
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

/** The answers that this device stores for the account. */
export type AnswerStore = {
  /** Called with every response to a GET request; returns the last answer if there's none. */
  settle: (path: string, response: WireResponse | null) => Promise<WireResponse | null>
  /** What a kept course has, if the answer takes long. */
  unlessSlow: (path: string, answering: Promise<WireResponse>) => Promise<WireResponse>
  /** Called when a change has made the answers to a path wrong, whatever its query. */
  forget: (path: string) => void
}

let store: AnswerStore | null = null

export const storeAnswersIn = (answers: AnswerStore) => void (store = answers)

export const forgetStored = (path: string) => store?.forget(path)

async function fromServer({ method, path, headers, body }: WireRequest, token: string | null): Promise<WireResponse> {
  const init = { method, headers: withToken(headers, token), body: (body ?? null) as BodyInit | null }
  const response = await fetchFromServer(path, init).then(toWire, () => null)
  const settled = method === 'GET' && store ? await store.settle(path, response) : response
  if (!settled) throw unreachable()
  return settled
}

const toWire = async (response: Response): Promise<WireResponse> => ({
  http: response.status,
  body: await response.json().catch(() => null),
})

export const withToken = (headers: Record<string, string>, token: string | null) =>
  token ? { ...headers, authorization: `Bearer ${token}` } : headers

/** Ends the session once, however many calls were in flight, unless the user has signed in again since. */
export function handleRejectedToken(http: number, token: string | null, answer: unknown) {
  if (http !== 401 || !token || token !== storedToken()) return
  void endSession(endNote(answer)).then(() => window.dispatchEvent(new Event(signedOutEvent)))
}

export const unreachable = () =>
  new ApiError('unreachable', 'We can’t reach the server. Check your connection and try again.', {}, true)

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
