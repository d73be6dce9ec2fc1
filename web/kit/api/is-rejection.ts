import { ApiError } from './call.ts'

/** Whether the server rejected the request, as opposed to a lost connection or a server error. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isTemporary && error.code !== 'unexpected'

/** Null if there is no such thing, or what names it in the address can't be right. */
export const nullIfMissing = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error: unknown) => {
    if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)) return null
    throw error
  })
