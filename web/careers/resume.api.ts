import { queryOptions } from '@tanstack/react-query'
import {
  getMyResume,
  getResumeOffers,
  makeResumeLinks,
  type ResumeTemplate,
  saveResume,
} from '#contract/careers/resume.ts'
import type { Resume } from '#contract/careers/resume.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery } from '#web/kit/api/query.ts'

const resumeKey = ['careers', 'resume'] as const

export const loadResume = () => call(getMyResume)

// Only the initial state of the page, so it is never cached; the draft holds the changes.
export const myResume = queryOptions({
  queryKey: [...resumeKey, 'mine'],
  queryFn: loadResume,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const resumeOffers = endpointQuery([...resumeKey, 'offers'], getResumeOffers)

export const storeResume = (body: { resume: Resume; template: ResumeTemplate; version: number }) =>
  call(saveResume, { body })

export const resumeLinks = () => call(makeResumeLinks)
