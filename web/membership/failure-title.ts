import { isRefusal } from '#web/kit/api/refusal.ts'

/**
 * What to say above the reason of a failure. Only a refusal tells that nothing was done; when the answer was lost, the
 * same press again is safe, because it goes out under the same key.
 */
export const failureTitle = (error: Error, whenRefused: string): string =>
  isRefusal(error) ? whenRefused : 'No answer came, so it may have been done. Press again: nothing is done twice.'
