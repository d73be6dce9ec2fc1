/** The one format of every error: code for programs, message for people, field for the form. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | null
  constructor(status: number, code: string, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export type ErrorBody = { code: string; message: string; field: string | null }

/** Status and body for any error: ours, one of Fastify's (with a statusCode below 500), or an unexpected one. */
export function toResponse(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) {
    const { status, code, message, field } = error
    return { status, body: { code, message, field } }
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (error instanceof Error && status >= 400 && status < 500) {
    return { status, body: { code: 'bad_request', message: error.message, field: null } }
  }
  return { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } }
}

export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

const fields = ['id', 'customerId', 'kind', 'paise', 'note', 'on'] as const

/** 201 for a new entry, 200 for the same entry again. Another entry with a known id is a conflict. */
export function saveOnce(entries: Map<string, Entry>, entry: Entry): { status: 200 | 201; entry: Entry } {
  const existing = entries.get(entry.id)
  if (!existing) {
    entries.set(entry.id, entry)
    return { status: 201, entry }
  }
  if (fields.some((field) => existing[field] !== entry[field])) {
    throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
  }
  return { status: 200, entry: existing }
}
