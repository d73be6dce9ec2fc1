import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getSettings, listSettingChanges, saveSettings } from '#contract/site/school.ts'
import { listTeam } from '#contract/site/team.ts'
import {
  addTeamMember,
  addTestimonial,
  deleteTeamMember,
  deleteTestimonial,
  editTeamMember,
  editTestimonial,
  listAllTestimonials,
  type TestimonialDraft,
} from '#contract/site/testimonials-and-team.ts'
import { call } from '#web/kit/api/api.ts'
import { site } from '../site.api.ts'

export const schoolSettings = queryOptions({
  queryKey: ['school', 'settings'],
  queryFn: () => call(getSettings),
  // A form stands on it: what others change comes with the save that meets it, not in the middle of typing.
  staleTime: 60_000,
})
export const settingChanges = infiniteQueryOptions({
  queryKey: ['school', 'changes'],
  queryFn: ({ pageParam }) => call(listSettingChanges, { query: { size: 20, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
export const everyTestimonial = queryOptions({
  queryKey: ['school', 'testimonials'],
  queryFn: () => call(listAllTestimonials),
})
export const team = queryOptions({ queryKey: ['school', 'team'], queryFn: () => call(listTeam) })

/** Everything of the school is read anew: each change shows in the history, and the name also in the menu. */
function useRefresh() {
  const queries = useQueryClient()
  return () => Promise.all([queries.invalidateQueries({ queryKey: ['school'] }), queries.invalidateQueries(site)])
}

const quiet = { isQuiet: true }

export const useSaveSettings = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveSettings>) => call(saveSettings, { body }),
    onSuccess: refresh,
    meta: quiet,
  })
}

type Keyed<Draft> = { id: number | null; draft: Draft; key: string }

export const useSaveTestimonial = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, draft: body, key }: Keyed<TestimonialDraft>) =>
      id === null
        ? call(addTestimonial, { body, idempotencyKey: key })
        : call(editTestimonial, { params: { id }, body }),
    onSuccess: refresh,
    meta: quiet,
  })
}

export const useRemoveTestimonial = () => {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (id: number) => call(deleteTestimonial, { params: { id } }), onSuccess: refresh })
}

/** As it is typed: the skills with commas in between. */
export type TypedMember = { name: string; title: string; about: string; experience: string; skills: string }

export const useSaveMember = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, draft: body, key, picture }: Keyed<TypedMember> & { picture: File | null }) => {
      const files = picture ? [picture] : []
      return id === null
        ? call(addTeamMember, { body, files, idempotencyKey: key })
        : call(editTeamMember, { params: { id }, body, files })
    },
    onSuccess: refresh,
    meta: quiet,
  })
}

export const useRemoveMember = () => {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (id: number) => call(deleteTeamMember, { params: { id } }), onSuccess: refresh })
}
