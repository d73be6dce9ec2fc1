import { asc, eq } from '#server/kit/db/orm.ts'
import type { TeamMember } from '#contract/site/team.ts'
import type { TeamMemberDraft } from '#contract/site/testimonials-and-team.ts'
import type { Db } from '#server/kit/db/db.ts'
import { teamMembers } from './tables.ts'

const toMember = ({ isSample, ...row }: typeof teamMembers.$inferSelect): TeamMember => ({
  ...row,
  ...(isSample && { isSample }),
})

export async function wholeTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.id))
  return rows.map(toMember)
}

/** Locked until the transaction ends. */
export async function lockTeamMember(db: Db, id: number): Promise<TeamMember | null> {
  const [row] = await db.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
  return row ? toMember(row) : null
}

type NewMember = TeamMemberDraft & { image: string }

export async function insertTeamMember(db: Db, member: NewMember): Promise<TeamMember> {
  const [row] = await db.insert(teamMembers).values(member).returning()
  return toMember(row!)
}

export async function updateTeamMember(db: Db, id: number, member: NewMember): Promise<TeamMember> {
  const [row] = await db.update(teamMembers).set(member).where(eq(teamMembers.id, id)).returning()
  return toMember(row!)
}

export async function deleteTeamMember(db: Db, id: number): Promise<void> {
  await db.delete(teamMembers).where(eq(teamMembers.id, id))
}
