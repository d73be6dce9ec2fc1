import { ApiError } from './call.ts'

/** Whether the server rejected the request, as opposed to a lost connection or a server error. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isTemporary && error.code !== 'unexpected'
