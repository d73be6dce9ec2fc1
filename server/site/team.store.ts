import { asc } from '#server/kit/orm.ts'
import type { TeamMember } from '#contract/site/team.ts'
import type { Db } from '#server/kit/db.ts'
import { teamMembers } from './tables.ts'

export const wholeTeam = (db: Db): Promise<TeamMember[]> => db.select().from(teamMembers).orderBy(asc(teamMembers.id))
