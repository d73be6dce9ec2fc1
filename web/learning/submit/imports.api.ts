import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { importRepository } from '#contract/learning/imports/imports.ts'
import { inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'
import { draftOf } from '../solutions/solutions.api.ts'

export type Imported = ReplyOf<typeof importRepository>

/** The draft shows it at once, and after it was opened again. */
export function useImport(taskStepId: number) {
  const queries = useQueryClient()
  return useEndpointMutation(['learning', 'imports'], importRepository, {
    ...inlineErrors,
    onSuccess: ({ imported, uploads }) =>
      queries.setQueryData(
        draftOf(taskStepId).queryKey,
        (draft) => draft && { ...draft, uploads, imports: uploads.length > 0 ? [imported] : [] },
      ),
  })
}
