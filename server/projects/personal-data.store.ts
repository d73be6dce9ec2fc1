import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { nameInFull, type PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notices } from '#server/notifications/tables.ts'
import { files } from '#server/site/tables.ts'
import { staffLink } from './projects.links.ts'
import { briefs, handInRemarks, ideaRemarks, ideas, projectHandIns } from './tables.ts'

const author = { id: people.id, firstName: people.firstName, lastName: people.lastName }
type Author = { id: number; firstName: string; lastName: string }

const toRemark = (personId: number, by: Author, { body, createdAt }: { body: string; createdAt: Date }) => ({
  by: by.id === personId ? 'you' : nameInFull(by),
  words: body,
  at: createdAt,
})

const ideasOf = (db: Db, personId: number) =>
  db.select().from(ideas).where(eq(ideas.personId, personId)).orderBy(asc(ideas.id))

const handInsOf = (db: Db, personId: number) =>
  db
    .select({ handIn: projectHandIns, brief: briefs.title, fileName: files.name })
    .from(projectHandIns)
    .innerJoin(files, eq(files.id, projectHandIns.fileId))
    .innerJoin(briefs, eq(briefs.id, projectHandIns.briefId))
    .where(eq(projectHandIns.personId, personId))
    .orderBy(asc(projectHandIns.id))

async function tellIdeas(db: Db, personId: number) {
  const mine = db.select({ id: ideas.id }).from(ideas).where(eq(ideas.personId, personId))
  const remarks = await db
    .select({ remark: ideaRemarks, by: author })
    .from(ideaRemarks)
    .innerJoin(people, eq(people.id, ideaRemarks.authorId))
    .where(inArray(ideaRemarks.ideaId, mine))
    .orderBy(asc(ideaRemarks.id))
  return (await ideasOf(db, personId)).map(({ id, name, description, techStack, createdAt }) => ({
    name,
    description,
    techStack,
    sharedAt: createdAt,
    feedback: remarks
      .filter(({ remark }) => remark.ideaId === id)
      .map(({ remark, by }) => toRemark(personId, by, remark)),
  }))
}

async function tellHandIns(db: Db, personId: number) {
  const mine = db.select({ id: projectHandIns.id }).from(projectHandIns).where(eq(projectHandIns.personId, personId))
  const remarks = await db
    .select({ remark: handInRemarks, by: author })
    .from(handInRemarks)
    .innerJoin(people, eq(people.id, handInRemarks.authorId))
    .where(inArray(handInRemarks.handInId, mine))
    .orderBy(asc(handInRemarks.id))
  return (await handInsOf(db, personId)).map(({ handIn, brief }) => ({
    brief,
    attempt: handIn.attempt,
    name: handIn.name,
    description: handIn.description,
    state: handIn.state,
    submittedAt: handIn.submittedAt,
    decidedAt: handIn.decidedAt,
    feedback: remarks
      .filter(({ remark }) => remark.handInId === handIn.id)
      .map(({ remark, by }) => toRemark(personId, by, remark)),
  }))
}

async function forget(db: Db, personId: number): Promise<string[]> {
  await forgetTold(db, personId)
  // With the remarks on them.
  await db.delete(ideas).where(eq(ideas.personId, personId))
  await db.delete(projectHandIns).where(eq(projectHandIns.personId, personId))
  return []
}

/** Teachers were told the answers of the learner, by name; where those notices lead to is gone as well. */
async function forgetTold(db: Db, personId: number) {
  const shared = await ideasOf(db, personId)
  const handedIn = await handInsOf(db, personId)
  const links = [
    ...shared.map(({ id }) => staffLink('idea', id)),
    ...handedIn.map(({ handIn }) => staffLink('hand-in', handIn.id)),
  ]
  if (links.length > 0) await db.delete(notices).where(inArray(notices.link, links))
}

export const projectsData: PersonalData = {
  name: 'projects',
  about: 'your ideas, the projects you handed in, and what teachers wrote to them',
  tell: async (db, personId) => ({
    ideas: await tellIdeas(db, personId),
    projects: await tellHandIns(db, personId),
  }),
  files: async (db, personId) =>
    (await handInsOf(db, personId)).map(({ handIn, brief, fileName }) => ({
      path: `projects/${truncate(brief.replaceAll(/[/\\]/g, '-'), 60)}/attempt ${handIn.attempt}/${fileName}`,
      fileId: handIn.fileId,
    })),
  forget,
  removes: ['your ideas and the projects you handed in, with what was written about them'],
  keeps: [],
  fates: {
    'ideas.person_id': 'removed',
    'idea_remarks.author_id': 'removed',
    'project_hand_ins.person_id': 'removed',
    'project_hand_ins.decided_by': 'staff',
    'hand_in_remarks.author_id': 'removed',
  },
}
