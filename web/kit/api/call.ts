import type { ExtraFieldsOf, Endpoint, ReplyOf } from '#contract/kit/endpoint.ts'
import type { ErrorResponse, ErrorCode, Fields } from '#contract/kit/errors.ts'
import type { Send, WireResponse, WireRequest } from '#contract/kit/rendering.ts'
import { type InputPart, type PathInput, wirePath } from '#contract/kit/wire-path.ts'

/** The only error that `call` throws: an error response, or a failed connection. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Fields
  /** There was no response at all. */
  readonly isNetworkError: boolean

  constructor(code: ErrorCode, message: string, fields: Fields = {}, isNetworkError = false) {
    super(message)
    this.code = code
    this.fields = fields
    this.isNetworkError = isNetworkError
  }

  /** The request was fine; the same one may succeed later. */
  get isTemporary(): boolean {
    return this.code === 'unreachable' || this.code === 'too_slow' || this.code === 'cannot_save'
  }
}

export type Input<E extends Endpoint> = PathInput<E> &
  InputPart<'body', E['body']> & {
    files?: File[]
    /** A retry with the same key is processed once. */
    idempotencyKey?: string
  }

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty object is what is tested here
export type Args<E extends Endpoint> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** The data; or an object with `data` and the extra fields if the endpoint declares any. */
export type Answer<E extends Endpoint> =
  ExtraFieldsOf<E> extends Record<string, never> ? ReplyOf<E> : { data: ReplyOf<E> } & ExtraFieldsOf<E>

export type Call = <E extends Endpoint>(endpoint: E, ...args: Args<E>) => Promise<Answer<E>>

/** Creates a typed client: `send` is fetch in the browser, and the API itself while rendering on the server. */
export function createCall(send: Send): Call {
  return async (endpoint, ...[input]) => answerOf(endpoint, await send(toRequest(endpoint, input ?? {})))
}

/** Throws if the response is an error. */
export function answerOf<E extends Endpoint>(endpoint: E, response: WireResponse): Answer<E> {
  const { data, extraFields } = parseResponse(response)
  return endpoint.hasExtraFields ? ({ data, ...extraFields } as never) : data
}

type Loose = { params?: unknown; query?: unknown; body?: unknown; files?: File[]; idempotencyKey?: string }

function toRequest(endpoint: Endpoint, input: Loose): WireRequest {
  const { method, upload } = endpoint
  const { body, files, idempotencyKey } = input
  const headers = { ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
  const request = { method, path: wirePath(endpoint, input), headers }
  if (upload) return { ...request, body: toForm(body, upload.field, files ?? []) }
  if (body === undefined) return request
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function toForm(fields: unknown, name: string, files: File[]): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) form.append(key, String(value))
  for (const file of files) form.append(name, file)
  return form
}

function parseResponse({ body }: WireResponse) {
  const response = body as { status: 1; data: never } | ErrorResponse | null
  if (response?.status === 1) {
    const {
      status: _status,
      message: _message,
      data,
      ...extraFields
    } = response as { data: never } & Record<string, unknown>
    return { data, extraFields }
  }
  if (response?.code) throw new ApiError(response.code, response.message, response.fields)
  // A proxy or a captive portal may respond with something else.
  throw new ApiError('unreachable', 'We can’t reach the server. Please try again.')
}
