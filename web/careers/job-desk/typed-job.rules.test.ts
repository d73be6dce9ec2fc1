import { expect, test } from 'vitest'
import { copyOf, emptyJob, previewOf, typedOf, withExperience } from './typed-job.rules.ts'

const today = '2026-11-15'
const empty = emptyJob(today)

test('the least years follow the wording until somebody says otherwise', () => {
  const first = { ...empty, ...withExperience(empty, '2-4 years') }
  expect(first.minYears).toBe('2')
  expect(withExperience(first, 'Fresher')).toEqual({ experience: 'Fresher', minYears: '0' })
  expect(withExperience(first, '')).toEqual({ experience: '', minYears: '' })
  expect(withExperience({ ...first, minYears: '3' }, '5 years')).toEqual({ experience: '5 years' })
})

test('a preview is there from the first letter on, and no broken link breaks it', () => {
  const job = previewOf({ ...empty, title: ' Tester ', companyLink: 'javascript:alert(1)', postedDate: '' }, today)
  expect(job).toMatchObject({ title: 'Tester', companyName: 'Company', hrEmail: null, postedDate: today })
  expect(new URL(job.companyLink).protocol).toBe('https:')
})

test('a copy is posted today and has no last day yet', () => {
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
  expect(typedOf(job)).toMatchObject({ minYears: '0', hrEmail: '', expiresOn: '2026-10-31' })
  expect(copyOf(job, today)).toMatchObject({ postedDate: today, expiresOn: '', title: 'Title' })
})
