import type { z } from '#contract/kit/zod.ts'
import { ApiError } from '../api/call.ts'

/** Error messages by field name; `form` has the one for the whole form. */
export type Problems = Record<string, string | undefined>

/** The first message for each field. */
export function firstProblems(error: z.ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return problems
}

export const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError('unexpected', 'Something went wrong. Please try again.')

export const hasFieldErrors = ({ fields }: ApiError): boolean => Object.keys(fields).length > 0

/** The field errors of a rejection, or its message for the whole form. */
export const problemsOf = (error: ApiError): Problems =>
  hasFieldErrors(error) ? error.fields : { form: error.message }
