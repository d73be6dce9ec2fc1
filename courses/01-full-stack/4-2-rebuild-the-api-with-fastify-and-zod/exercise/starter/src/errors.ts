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
  return { status: 500, body: { code: 'internal', message: String(error), field: null } }
}
