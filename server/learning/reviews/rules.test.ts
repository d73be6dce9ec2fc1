import { describe, expect, test } from 'vitest'
import {
  currentClaim,
  type Decision,
  type ReviewState,
  assertUndecided,
  assertNotOwnWork,
  assertReviewable,
  assertUndoable,
  undoUntil,
} from './rules.ts'

const now = new Date('2026-11-16T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const [learner, asha, ravi] = [1, 2, 3]

const waiting: ReviewState = { learnerId: learner, state: 'submitted', holder: null, decision: null, hasNext: false }
const heldUntil = (until: Date): ReviewState => ({ ...waiting, holder: { id: asha, name: 'Asha Rao', until } })
const approval: Decision = { mentorId: asha, mentor: 'Asha Rao', verdict: 'approved', at: now }
const approved: ReviewState = { ...waiting, state: 'approved', decision: approval }
const rejected: ReviewState = { ...waiting, state: 'rejected', decision: { ...approval, verdict: 'rejected' } }

describe('who may review', () => {
  test('any mentor, while it is unclaimed', () => {
    expect(() => assertReviewable(waiting, asha, now)).not.toThrow()
  })

  test('not the learner', () => {
    expect(() => assertReviewable(waiting, learner, now)).toThrow('You can’t review your own work')
    expect(() => assertNotOwnWork(approved, learner)).toThrow('You can’t review your own work')
  })

  test('only the mentor who claimed it, until the claim expires', () => {
    expect(() => assertReviewable(heldUntil(after(1)), asha, now)).not.toThrow()
    expect(() => assertReviewable(heldUntil(after(721)), ravi, now)).toThrow(
      'Asha Rao is reviewing this. Try again in 13 minutes.',
    )
    expect(() => assertReviewable(heldUntil(after(1)), ravi, now)).toThrow('Try again in 1 minute.')
    expect(() => assertReviewable(heldUntil(now), ravi, now)).not.toThrow()
  })

  test.each([
    [approved, ravi, 'This attempt has already been reviewed'],
    [rejected, ravi, 'This attempt has already been reviewed'],
    [approved, asha, 'You have already approved this attempt'],
    [{ ...rejected, decision: null }, asha, 'This attempt has already been reviewed'],
  ])('nobody after a verdict (%#)', (attempt, who, words) => {
    expect(() => assertUndecided(attempt, who)).toThrow(words)
    expect(() => assertReviewable(attempt, who, now)).toThrow(words)
  })
})

describe('the current claim', () => {
  test('returns the claim until it expires', () => {
    const claim = { userId: asha, name: 'Asha Rao', until: after(1).toISOString() }
    expect(currentClaim(heldUntil(after(1)), asha, now)).toEqual({ ...claim, isMine: true })
    expect(currentClaim(heldUntil(after(1)), ravi, now)).toEqual({ ...claim, isMine: false })
    expect(currentClaim(heldUntil(now), ravi, now)).toBeNull()
    expect(currentClaim(waiting, ravi, now)).toBeNull()
  })
})

describe('undoing a verdict', () => {
  const mentor = (id: number) => ({ id, role: 'mentor' as const, adjustments: null })
  const admin = { id: 9, role: 'admin' as const, adjustments: null }
  const until = after(600).toISOString()

  test('is possible for ten minutes for its mentor and admins', () => {
    for (const actor of [mentor(asha), admin]) {
      expect(assertUndoable(approved, actor, after(599))).toEqual(approval)
      expect(undoUntil(approved, actor, after(599))).toBe(until)
    }
  })

  test('is offered only to those who may review', () => {
    const automatic = { ...approved, decision: { ...approval, mentorId: null } }
    expect(undoUntil(automatic, mentor(ravi), now)).toBe(until)
    expect(undoUntil(automatic, { ...mentor(ravi), adjustments: { reviews: 'see' } }, now)).toBeNull()
  })

  test.each([
    ['later', approved, mentor(asha), after(600), 'You can undo a verdict only within 10 minutes'],
    [
      'by another mentor',
      approved,
      mentor(ravi),
      now,
      'Only the mentor who gave this verdict, or who leads the team, can undo it',
    ],
    ['by the learner, even as admin', approved, { ...admin, id: learner }, now, 'You can’t review your own work'],
    [
      'after the next attempt',
      { ...rejected, hasNext: true },
      admin,
      now,
      'The learner has already submitted the next',
    ],
    ['where there is none', waiting, admin, now, 'There is no verdict to undo'],
  ])('is rejected %s', (_when, attempt, actor, moment, words) => {
    expect(() => assertUndoable(attempt, actor, moment)).toThrow(words)
    expect(undoUntil(attempt, actor, moment)).toBeNull()
  })
})
