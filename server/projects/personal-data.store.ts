import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { fullName, type PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { files } from '#server/site/tables.ts'
import { staffLink } from './projects.links.ts'
import { briefs, submissionComments, ideaComments, ideas, projectSubmissions } from './tables.ts'

const author = { id: people.id, firstName: people.firstName, lastName: people.lastName }
type Author = { id: number; firstName: string; lastName: string }

const toRemark = (personId: number, by: Author, { body, createdAt }: { body: string; createdAt: Date }) => ({
  by: by.id === personId ? 'you' : fullName(by),
  words: body,
  at: createdAt,
})

const ideasOf = (db: Db, personId: number) =>
  db.select().from(ideas).where(eq(ideas.personId, personId)).orderBy(asc(ideas.id))

const submissionsOf = (db: Db, personId: number) =>
  db
    .select({ submission: projectSubmissions, brief: briefs.title, fileName: files.name })
    .from(projectSubmissions)
    .innerJoin(files, eq(files.id, projectSubmissions.fileId))
    .innerJoin(briefs, eq(briefs.id, projectSubmissions.briefId))
    .where(eq(projectSubmissions.personId, personId))
    .orderBy(asc(projectSubmissions.id))

async function tellIdeas(db: Db, personId: number) {
  const mine = db.select({ id: ideas.id }).from(ideas).where(eq(ideas.personId, personId))
  const remarks = await db
    .select({ remark: ideaComments, by: author })
    .from(ideaComments)
    .innerJoin(people, eq(people.id, ideaComments.authorId))
    .where(inArray(ideaComments.ideaId, mine))
    .orderBy(asc(ideaComments.id))
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

async function tellSubmissions(db: Db, personId: number) {
  const mine = db
    .select({ id: projectSubmissions.id })
    .from(projectSubmissions)
    .where(eq(projectSubmissions.personId, personId))
  const remarks = await db
    .select({ remark: submissionComments, by: author })
    .from(submissionComments)
    .innerJoin(people, eq(people.id, submissionComments.authorId))
    .where(inArray(submissionComments.submissionId, mine))
    .orderBy(asc(submissionComments.id))
  return (await submissionsOf(db, personId)).map(({ submission, brief }) => ({
    brief,
    attempt: submission.attempt,
    name: submission.name,
    description: submission.description,
    state: submission.state,
    submittedAt: submission.submittedAt,
    decidedAt: submission.decidedAt,
    feedback: remarks
      .filter(({ remark }) => remark.submissionId === submission.id)
      .map(({ remark, by }) => toRemark(personId, by, remark)),
  }))
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await forgetTold(db, personId)
  // With the remarks on them.
  await db.delete(ideas).where(eq(ideas.personId, personId))
  await db.delete(projectSubmissions).where(eq(projectSubmissions.personId, personId))
  return []
}

/** Teachers were told the answers of the learner, by name; where those notifications lead to is gone as well. */
async function forgetTold(db: Db, personId: number) {
  const shared = await ideasOf(db, personId)
  const submitted = await submissionsOf(db, personId)
  const links = [
    ...shared.map(({ id }) => staffLink('idea', id)),
    ...submitted.map(({ submission }) => staffLink('submission', submission.id)),
  ]
  if (links.length > 0) await db.delete(notifications).where(inArray(notifications.link, links))
}

export const projectsData: PersonalData = {
  name: 'projects',
  about: 'your ideas, the projects you submitted, and what teachers wrote to them',
  collect: async (db, personId) => ({
    ideas: await tellIdeas(db, personId),
    projects: await tellSubmissions(db, personId),
  }),
  files: async (db, personId) =>
    (await submissionsOf(db, personId)).map(({ submission, brief, fileName }) => ({
      path: `projects/${truncate(brief.replaceAll(/[/\\]/g, '-'), 60)}/attempt ${submission.attempt}/${fileName}`,
      fileId: submission.fileId,
    })),
  erase,
  removes: ['your ideas and the projects you submitted, with what was written about them'],
  retains: [],
  columns: {
    'ideas.person_id': 'removed',
    'idea_comments.author_id': 'removed',
    'project_submissions.person_id': 'removed',
    'project_submissions.decided_by': 'staff',
    'submission_comments.author_id': 'removed',
  },
}
