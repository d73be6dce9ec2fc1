/** Every error code the API may answer with, and its HTTP status. The list is closed. */
export const errorStatus = {
  // The spec's client reads this outcome from a 200 answer whose `status` is 4.
  user_exists: 200,
  invalid_input: 400,
  not_signed_in: 401,
  // The password was right; the code of the second factor is missing or wrong.
  second_factor: 401,
  not_allowed: 403,
  // Staff whom the settings ask for a second factor, before they have one.
  second_factor_missing: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  wrong_content_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected: 500,
  unreachable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What is wrong with which field; keys are paths such as `email` or `steps.2.title`. */
export type Fields = Record<string, string>

/** The one shape of every refusal. */
export type ErrorResponse = {
  status: 0 | 4
  message: string
  code: ErrorCode
  fields?: Fields
  requestId: string
}
