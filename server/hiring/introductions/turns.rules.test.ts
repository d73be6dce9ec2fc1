import { expect, test } from 'vitest'
import type { NextSide } from '#contract/hiring/hiring.ts'
import { nextSide } from './turns.rules.ts'

const nobody = { proposedBy: null, hasInterviewToCome: false, confirmedBy: [], isAgreed: false }
test.each([
  [{ state: 'suggested' }, 'company'],
  [{ state: 'requested' }, 'learner'],
  [{ state: 'introduced' }, 'company'],
  [{ state: 'introduced', proposedBy: 'company' }, 'learner'],
  [{ state: 'interview', hasInterviewToCome: true }, null],
  [{ state: 'offer' }, 'both'],
  [{ state: 'joined', confirmedBy: ['company'] }, 'learner'],
  [{ state: 'joined', confirmedBy: ['company', 'learner'] }, 'both'],
  [{ state: 'joined', confirmedBy: ['company', 'learner'], isAgreed: true }, null],
  [{ state: 'declined' }, null],
] as [Partial<Parameters<typeof nextSide>[0]>, NextSide | null][])('after %o it is the turn of %s', (so, next) =>
  expect(nextSide({ ...nobody, state: 'requested', ...so })).toBe(next),
)
