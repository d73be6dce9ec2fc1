import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import * as contract from '#contract/projects/ideas.ts'
import { call } from '#web/kit/api/api.ts'

/** What belongs to projects hangs together: a word changes a thread, a list and a state. */
export const everything = ['projects']

export type TypedIdea = z.input<typeof contract.IdeaDraft>

export const myIdeas = infiniteQueryOptions({
  queryKey: [...everything, 'ideas', 'mine'],
  queryFn: ({ pageParam }) => call(contract.listMyIdeas, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

export const idea = (ideaId: number) =>
  queryOptions({
    queryKey: [...everything, 'ideas', ideaId],
    queryFn: () => call(contract.getIdea, { params: { ideaId } }),
    // Whose turn it is goes with the thread, which is looked for again as well.
    refetchInterval: 30_000,
  })

export type IdeaFilter = { waiting: boolean; search?: string | undefined }

/** Of all learners, for staff. */
export const ideas = (filter: IdeaFilter) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'ideas', 'all', filter],
    queryFn: ({ pageParam }) =>
      call(contract.listIdeas, {
        query: { ...filter, waiting: String(filter.waiting), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const useForgetProjects = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: everything })
}

type Named<Body> = { body: Body; idempotencyKey: string }

export const useCreateIdea = () => {
  const onSuccess = useForgetProjects()
  return useMutation({ mutationFn: (given: Named<TypedIdea>) => call(contract.createIdea, given), onSuccess })
}

export const useEditIdea = (ideaId: number) => {
  const onSuccess = useForgetProjects()
  return useMutation({
    mutationFn: (body: TypedIdea) => call(contract.editIdea, { params: { ideaId }, body }),
    onSuccess,
  })
}

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
