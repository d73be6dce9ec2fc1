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

export function toResponse(error: unknown) {
  if (error instanceof ApiError) {
    const { status, code, message, field } = error
    return { status, body: { code, message, field } }
  }
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, body: { code: 'bad_request', message, field: null } }
  return { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } }
}
