import { type Findings, maxFound } from '#contract/insights/palette.ts'
import type { Db } from '#server/kit/db/db.ts'
import { peoplePage } from '../people-list.store.ts'
import { coursesCalled, paymentsNumbered, stepsCalled } from './store.ts'

type Search = { search: string; isAdmin: boolean; now: Date }

/** Mentors find courses and steps; people and money are for admins, as in their lists. */
export async function find(db: Db, { search, isAdmin, now }: Search): Promise<Findings> {
  const [people, payments, courses, steps] = await Promise.all([
    isAdmin ? peopleCalled(db, search, now) : [],
    isAdmin ? paymentsNumbered(db, search) : [],
    coursesCalled(db, search),
    stepsCalled(db, search),
  ])
  return { people, payments, courses, steps }
}

async function peopleCalled(db: Db, search: string, now: Date): Promise<Findings['people']> {
  const { items } = await peoplePage(db, { search, order: 'newest', size: maxFound }, now)
  return items.map(({ userId, name, email, role }) => ({ userId, name, email, role }))
}
