import { ApiError } from './call.ts'

/** Whether the server said no in its own words; a lost connection or a fault on our side is something else. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unexpected'
