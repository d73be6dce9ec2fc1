import { ApiError } from '#web/kit/api/call.ts'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { Failure } from '#web/kit/states/failure.tsx'

/** Why a decision about money wasn't made, if there was an error. */
export function DecisionFailure({ error, whenRefused }: { error: Error | null; whenRefused: string }) {
  return error && <Failure title={failureTitle(error, whenRefused)} message={error.message} />
}

/**
 * The title above an error message. Only a refusal proves that nothing changed; if the response was lost, trying again
 * is safe because the request has the same idempotency key.
 */
export const failureTitle = (error: Error, whenRefused: string): string =>
  isRejection(error) || (error instanceof ApiError && error.code === 'cannot_save')
    ? whenRefused
    : 'We didn’t get a response, so this may have gone through. It’s safe to try again.'
