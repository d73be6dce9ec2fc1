import type { z } from '#contract/kit/zod.ts'
import type { ExtraFieldsOf, Endpoint, ReplyOf } from '#contract/kit/endpoint.ts'
import type { ErrorResponse, ErrorCode, Fields } from '#contract/kit/errors.ts'
import type { Send, WireResponse, WireRequest } from '#contract/kit/rendering.ts'

/** A refusal of the API, or a connection that failed: the one thing that `call` throws. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Fields
  /** Nothing came back at all: it is the reader's connection, or the academy is gone. */
  readonly isNetworkError: boolean

  constructor(code: ErrorCode, message: string, fields: Fields = {}, isNetworkError = false) {
    super(message)
    this.code = code
    this.fields = fields
    this.isNetworkError = isNetworkError
  }
}

// oxlint-disable typescript/no-generated-empty-object-type -- an empty object is what is asked about here
// A part that takes nothing, or only optional things, may be left out.
type Part<Name extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema> ? { [N in Name]?: z.input<Schema> } : { [N in Name]: z.input<Schema> }

export type Input<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & {
    files?: File[]
    /** Names this attempt at a call that moves money: sent again with the same key, it is done once. */
    idempotencyKey?: string
  }

type Args<E extends Endpoint> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** The data alone; an object with `data` and the extra fields where the endpoint declares any. */
export type Answer<E extends Endpoint> =
  ExtraFieldsOf<E> extends Record<string, never> ? ReplyOf<E> : { data: ReplyOf<E> } & ExtraFieldsOf<E>

export type Call = <E extends Endpoint>(endpoint: E, ...args: Args<E>) => Promise<Answer<E>>

/** The typed client, bound to a way of sending: fetch in the browser, the API itself while rendering on the server. */
export function createCall(send: Send): Call {
  return async (endpoint, ...[input]) => {
    const { data, extraFields } = readAnswer(await send(toRequest(endpoint, input ?? {})))
    const tellsMore = Object.keys((endpoint.extraFields as { shape?: object }).shape ?? {}).length > 0
    return tellsMore ? ({ data, ...extraFields } as never) : data
  }
}

type Loose = { params?: unknown; query?: unknown; body?: unknown; files?: File[]; idempotencyKey?: string }

function toRequest({ method, path, upload }: Endpoint, input: Loose): WireRequest {
  const { params, query, body, files, idempotencyKey } = input
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const headers = { ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
  const request = { method, path: search ? `${filled}?${search}` : filled, headers }
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

function readAnswer({ body }: WireResponse) {
  const answer = body as { status: 1; data: never } | ErrorResponse | null
  if (answer?.status === 1) {
    const {
      status: _status,
      message: _message,
      data,
      ...extraFields
    } = answer as { data: never } & Record<string, unknown>
    return { data, extraFields }
  }
  if (answer?.code) throw new ApiError(answer.code, answer.message, answer.fields)
  // A proxy or a captive network may answer in words of its own.
  throw new ApiError('unreachable', 'The academy could not be reached. Please try again.')
}
