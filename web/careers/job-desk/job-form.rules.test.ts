import { expect, test } from 'vitest'
import { duplicateJob, emptyJob, previewOf, toFormValues, withExperience } from './job-form.rules.ts'

const today = '2026-11-15'
const empty = emptyJob(today)

test('derives the minimum years from the experience until someone edits them', () => {
  const first = { ...empty, ...withExperience(empty, '2-4 years') }
  expect(first.minYears).toBe('2')
  expect(withExperience(first, 'Fresher')).toEqual({ experience: 'Fresher', minYears: '0' })
  expect(withExperience(first, '')).toEqual({ experience: '', minYears: '' })
  expect(withExperience({ ...first, minYears: '3' }, '5 years')).toEqual({ experience: '5 years' })
})

test('previews an incomplete job and replaces invalid links', () => {
  const job = previewOf({ ...empty, title: ' Tester ', companyLink: 'javascript:alert(1)', postedDate: '' }, today)
  expect(job).toMatchObject({ title: 'Tester', companyName: 'Company', hrEmail: null, postedDate: today })
  expect(new URL(job.companyLink).protocol).toBe('https:')
})

test('duplicates a job with today’s date and no last day', () => {
  const job = {
    ...previewOf(empty, today),
    jobId: 7,
    minYears: 0,
    expiresOn: '2026-10-31',
    state: 'expired' as const,
    saved: 3,
    applied: 1,
    postedDate: '2026-10-01',
  }
  expect(toFormValues(job)).toMatchObject({ minYears: '0', hrEmail: '', expiresOn: '2026-10-31' })
  expect(duplicateJob(job, today)).toMatchObject({ postedDate: today, expiresOn: '', title: 'Title' })
})
