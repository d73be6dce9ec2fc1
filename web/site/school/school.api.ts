import { queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getSettings, listSettingChanges, saveSettings } from '#contract/site/school.ts'
import type { SettingsSubject } from '#contract/site/subjects.ts'
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
import { inlineErrors, pagedQuery, useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'
import { site } from '../site.api.ts'

export const schoolSettings = queryOptions({
  queryKey: ['school', 'settings'],
  queryFn: () => call(getSettings),
  // A form edits them: a conflict is reported on saving, not in the middle of typing.
  staleTime: 60_000,
})
/** Of one subject, below its forms, or of all. */
export const settingChanges = (subject?: SettingsSubject) =>
  pagedQuery(['school', 'changes', subject], (after) =>
    call(listSettingChanges, { query: subject ? { size: 5, subject, after } : { size: 20, after } }),
  )
export const everyTestimonial = endpointQuery(['school', 'testimonials'], listAllTestimonials)
export const team = endpointQuery(['school', 'team'], listTeam)

/** Each change shows in the history, and the name also in the menu. */
const useSchoolChange = <Input>(change: (input: Input) => Promise<unknown>) =>
  useInvalidatingMutation(['school'], change, { alsoInvalidates: site.queryKey, ...inlineErrors })

export const useSaveSettings = () =>
  useSchoolChange((body: BodyOf<typeof saveSettings>) => call(saveSettings, { body }))

type Keyed<Draft> = { id: number | null; draft: Draft; key: string }

export const useSaveTestimonial = () =>
  useSchoolChange(({ id, draft: body, key }: Keyed<TestimonialDraft>) =>
    id === null ? call(addTestimonial, { body, idempotencyKey: key }) : call(editTestimonial, { params: { id }, body }),
  )

export const useRemoveTestimonial = () => useSchoolChange((id: number) => call(deleteTestimonial, { params: { id } }))

/** The form's values; skills are separated by commas. */
export type TypedMember = { name: string; title: string; about: string; experience: string; skills: string }

export const useSaveMember = () =>
  useSchoolChange(({ id, draft: body, key, picture }: Keyed<TypedMember> & { picture: File | null }) => {
    const files = picture ? [picture] : []
    return id === null
      ? call(addTeamMember, { body, files, idempotencyKey: key })
      : call(editTeamMember, { params: { id }, body, files })
  })

export const useRemoveMember = () => useSchoolChange((id: number) => call(deleteTeamMember, { params: { id } }))
