import type { Call } from '../membership/idempotent-calls.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { newCompany } from './makers.ts'

export const openingDraft = {
  title: 'Junior backend developer',
  city: 'Pune',
  isRemote: true,
  description: 'You build small services in TypeScript.',
  skills: ['TypeScript', 'SQL'],
  minYears: 1,
  jobType: 'full-time',
  payFrom: 400_000,
  payTo: 600_000,
  applyLink: '',
} as const

/** The idempotent calls about openings. */
export function openingCalls(app: TestApp): Record<string, Call> {
  let member: TestActor
  return {
    writeOpening: {
      who: async () => (member ??= (await newCompany(app)).member),
      fresh: async () => ({ body: openingDraft }),
    },
  }
}
