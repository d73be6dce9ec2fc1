import type { Access } from './access.ts'
import { z } from './zod.ts'

/** Rate limit per person, or per IP address for visitors who are not signed in. */
export type Limit = { times: number; seconds: number }

/** Files are sent as multipart/form-data under one field name; the other fields of the form are the body. */
export type Upload = {
  field: string
  maxFiles: number
  /** As many are received, if fewer may be accepted once it's known what they are for. */
  maxReceived?: number
  maxBytes: number
  kinds: readonly string[]
  /** What people call the accepted files, if the names of the kinds don't say it. */
  accepted?: string
  /** Empty files count as text. */
  acceptsEmpty?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Path = `/v1/${string}`
const nothing = z.strictObject({})
type Nothing = typeof nothing

export type Endpoint<
  Who extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  ExtraFields extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: Path
  summary: string
  access: Who
  limit: Limit | null
  upload: Upload | null
  /** Creates or moves something: a retry with the same Idempotency-Key returns the first response. */
  idempotent: boolean
  /** May wait on a device without a connection; `Written-Ago` then says for how long. */
  mayWait: boolean
  /** Null: the default timeout. */
  timeoutSeconds: number | null
  /** Refused to learners without a verified payment or a grant, who may only read. Staff are not affected. */
  needsMembership: boolean
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** Top-level fields of the response besides `data`. */
  extraFields: ExtraFields
  hasExtraFields: boolean
}

type Declared<Who, Params, Query, Body, Reply, ExtraFields> = {
  summary: string
  access: Who
  limit?: Limit
  upload?: Upload
  idempotent?: boolean
  mayWait?: boolean
  timeoutSeconds?: number
  needsMembership?: boolean
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  extraFields?: ExtraFields
}

/** The rate limit of calls that change something, unless they declare their own. */
const defaultLimit: Limit = { times: 120, seconds: 60 }

export function endpoint<
  Who extends Access,
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  ExtraFields extends z.ZodType = Nothing,
>(
  call: `${Method} ${Path}`,
  declared: Declared<Who, Params, Query, Body, Reply, ExtraFields>,
): Endpoint<Who, Params, Query, Body, Reply, ExtraFields> {
  const [method, path] = call.split(' ') as [Method, Path]
  const { summary, access, reply } = declared
  return {
    method,
    path,
    summary,
    access,
    reply,
    limit: declared.limit ?? (method === 'GET' ? null : defaultLimit),
    upload: declared.upload ?? null,
    idempotent: declared.idempotent ?? false,
    mayWait: declared.mayWait ?? false,
    timeoutSeconds: declared.timeoutSeconds ?? null,
    needsMembership: declared.needsMembership ?? false,
    // The casts are for the type parameters, which default to Nothing.
    params: declared.params ?? (nothing as unknown as Params),
    query: declared.query ?? (nothing as unknown as Query),
    body: declared.body ?? (nothing as unknown as Body),
    extraFields: declared.extraFields ?? (nothing as unknown as ExtraFields),
    hasExtraFields: declared.extraFields !== undefined,
  }
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
export type ExtraFieldsOf<E extends Endpoint> = z.output<E['extraFields']>

/** The reply of a call that returns no data. */
export const Done = z.null()
