/** Every error code of the API, and its HTTP status. */
export const errorStatus = {
  // The spec's client expects HTTP 200 with `status` 4.
  user_exists: 200,
  invalid_input: 400,
  not_signed_in: 401,
  // This device was signed out from elsewhere; the message says why.
  session_ended: 401,
  // The password was correct; the code of the second factor is missing or wrong.
  second_factor: 401,
  not_allowed: 403,
  // The settings require staff to have a second factor, and this person has none yet.
  second_factor_missing: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  // What it was written for has changed since; without the version it is accepted.
  outdated: 409,
  too_large: 413,
  wrong_content_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected: 500,
  unreachable: 503,
  // It took longer than a request may, and may still be done.
  too_slow: 504,
  // A full disk, a database that only reads or a file store that refuses files. Nothing was changed.
  cannot_save: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The message for each invalid field; keys are paths such as `email` or `steps.2.title`. */
export type Fields = Record<string, string>

/** The shape of every error response. */
export type ErrorResponse = {
  status: 0 | 4
  message: string
  code: ErrorCode
  fields?: Fields
  requestId: string
}
