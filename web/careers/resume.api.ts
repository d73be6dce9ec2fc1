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

const all = ['careers', 'resume'] as const

export const loadResume = () => call(getMyResume)

// What is being written lives in its keeper; this is only what the page begins with, and must be what is stored now.
export const myResume = queryOptions({
  queryKey: [...all, 'mine'],
  queryFn: loadResume,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const resumeOffers = queryOptions({ queryKey: [...all, 'offers'], queryFn: () => call(getResumeOffers) })

export const storeResume = (body: { resume: Resume; template: ResumeTemplate; version: number }) =>
  call(saveResume, { body })

export const resumeLinks = () => call(makeResumeLinks)
