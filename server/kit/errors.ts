import { type ErrorCode, type ErrorResponse, errorStatus, type Fields } from '#contract/kit/errors.ts'

type Details = { fields?: Fields; retryAfterSeconds?: number }

/** An error that the caller should see. Any other error is a bug and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Fields | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, { fields, retryAfterSeconds }: Details = {}) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  get httpStatus(): number {
    return errorStatus[this.code]
  }

  /** It may have been done all the same. */
  get isUncertain(): boolean {
    return this.code === 'unreachable' || this.code === 'too_slow'
  }

  toResponse(requestId: string): ErrorResponse {
    return {
      status: this.code === 'user_exists' ? 4 : 0,
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      requestId,
    }
  }
}

/** The message is the first field's sentence, for clients that only show a message. */
export const invalid = (fields: Fields, message = Object.values(fields)[0] ?? 'Please correct the marked fields') =>
  new AppError('invalid_input', message, { fields })
export const unknownField = 'Unknown field'
export const missingFile = (field: string, message?: string) => invalid({ [field]: 'Choose a file' }, message)
export const emptyFile = (field: string) => invalid({ [field]: 'This file is empty' })
export const notInFuture = () => invalid({ time: 'Choose a time in the future' })
export const notJson = () => new AppError('wrong_content_type', 'Send this as JSON (content type application/json)')
export const arrivedTooLate = () => new AppError('timed_out', 'The request took too long to arrive')
export const notSignedIn = (message = 'Please log in') => new AppError('not_signed_in', message)
export const notAllowed = (message = 'You don’t have access to this') => new AppError('not_allowed', message)
export const secondFactorMissing = () =>
  new AppError('second_factor_missing', 'Set up two-step verification first. It is required for staff.')
export const membershipMissing = (reason: string | null) =>
  notAllowed(
    reason ?? 'You can post here as soon as we’ve verified your first payment. Until then, you can read everything.',
  )
export const notFound = (what: string) => new AppError('not_found', `${what} was not found`)
export const conflict = (message: string, fields?: Fields) =>
  new AppError('conflict', message, fields ? { fields } : {})
export const outdated = (message: string) => new AppError('outdated', message)
export const unreachable = () =>
  new AppError('unreachable', 'We can’t reach our database right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
export const tooSlow = () =>
  new AppError('too_slow', 'This is taking too long. Please try again in a moment.', { retryAfterSeconds: 5 })
export const cannotSave = (what: 'anything' | 'files' = 'anything') =>
  new AppError('cannot_save', `We can’t save ${what} right now. Please try again in a few minutes.`, {
    retryAfterSeconds: 60,
  })
export const overloaded = () =>
  new AppError('unreachable', 'We’re very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: 3,
  })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError('too_many_requests', `Too many attempts. Please try again in ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })

const formatWait = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`
