import { maxSuggestable, type SuggestableLearner } from '#contract/hiring/board.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, ne, notExists, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { isOpenTo } from '../candidates/pool.store.ts'
import type { OwnCompany } from '../companies/access.store.ts'
import { candidateProjects, candidates, candidateWorks, companies, introductions, openings } from '../tables.ts'

export async function companyOfOpening(db: Db, openingId: number): Promise<OwnCompany | undefined> {
  const [row] = await db
    .select({ company: companies })
    .from(openings)
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .where(eq(openings.id, openingId))
  return row?.company
}

type Search = { company: OwnCompany; now: Date; openingId: number; search: string | undefined; isSmall: boolean }

/** By name, without those who were in an introduction for this opening. */
export async function suggestableLearners(
  db: Db,
  { company, now, openingId, search, isSmall }: Search,
): Promise<SuggestableLearner[]> {
  const earlier = db
    .select({ one: sql`1` })
    .from(introductions)
    .where(
      and(
        eq(introductions.openingId, openingId),
        eq(introductions.personId, candidates.personId),
        ne(introductions.state, 'expired'),
      ),
    )
  const rows = await db
    .select({
      person: people,
      code: candidates.code,
      city: candidates.city,
      works: sql<number>`((select count(*) from ${candidateWorks} where candidate_id = job_candidates.id)
        + (select count(*) from ${candidateProjects} where candidate_id = job_candidates.id))::int`,
    })
    .from(candidates)
    .innerJoin(people, eq(people.id, candidates.personId))
    .where(
      and(
        isOpenTo(db, company, now),
        isSmall ? candidates.inSmallGroups : undefined,
        matchesWords(search, [people.firstName, people.lastName]),
        notExists(earlier),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id))
    .limit(maxSuggestable)
  return rows.map(({ person, ...row }) => ({ ...row, userId: person.id, name: fullName(person) }))
}
