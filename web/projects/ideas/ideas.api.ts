import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import * as contract from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { projectsKey } from '../projects.api.ts'

export type TypedIdea = z.input<typeof contract.IdeaDraft>

export const myIdeas = pagedQuery([...projectsKey, 'ideas', 'mine'], (after) =>
  call(contract.listMyIdeas, { query: { after } }),
)

export const idea = (ideaId: number) =>
  queryOptions({
    queryKey: [...projectsKey, 'ideas', ideaId],
    queryFn: () => call(contract.getIdea, { params: { ideaId } }),
    // As often as the comments, which change the state.
    refetchInterval: 30_000,
  })

type IdeaFilter = { waiting: boolean; search?: string | undefined }

/** Ideas of all learners, for staff. */
export const ideas = (filter: IdeaFilter) =>
  pagedQuery([...projectsKey, 'ideas', 'all', filter], (after) =>
    call(contract.listIdeas, { query: { ...filter, waiting: String(filter.waiting), after } }),
  )

export const useCreateIdea = () => useEndpointMutation(projectsKey, contract.createIdea)

export const useEditIdea = () => useEndpointMutation(projectsKey, contract.editIdea)

export const useDeleteIdea = (ideaId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.deleteIdea, { params: { ideaId } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: idea(ideaId).queryKey })
      return queries.invalidateQueries({ queryKey: myIdeas.queryKey })
    },
  })
}
