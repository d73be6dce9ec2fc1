import { asc, eq } from '#server/kit/db/orm.ts'
import type { TeamMember } from '#contract/site/team.ts'
import type { TeamMemberDraft } from '#contract/site/testimonials-and-team.ts'
import type { Db } from '#server/kit/db/db.ts'
import { teamMembers } from './tables.ts'

export const wholeTeam = (db: Db): Promise<TeamMember[]> => db.select().from(teamMembers).orderBy(asc(teamMembers.id))

/** Nobody else changes them until the transaction ends. */
export async function lockTeamMember(db: Db, id: number): Promise<TeamMember | null> {
  const [row = null] = await db.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
  return row
}

type Told = TeamMemberDraft & { image: string }

export async function insertTeamMember(db: Db, told: Told): Promise<TeamMember> {
  const [row] = await db.insert(teamMembers).values(told).returning()
  return row!
}

export async function updateTeamMember(db: Db, id: number, told: Told): Promise<TeamMember> {
  const [row] = await db.update(teamMembers).set(told).where(eq(teamMembers.id, id)).returning()
  return row!
}

export async function deleteTeamMember(db: Db, id: number): Promise<void> {
  await db.delete(teamMembers).where(eq(teamMembers.id, id))
}
