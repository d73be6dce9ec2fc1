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

type CommentWithAuthor = { comment: { body: string; createdAt: Date }; by: Author }

const toFeedback = (personId: number, { comment, by }: CommentWithAuthor) => ({
  by: by.id === personId ? 'you' : fullName(by),
  text: comment.body,
  at: comment.createdAt,
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

async function collectIdeas(db: Db, personId: number) {
  const ideaIds = db.select({ id: ideas.id }).from(ideas).where(eq(ideas.personId, personId))
  const comments = await db
    .select({ comment: ideaComments, by: author })
    .from(ideaComments)
    .innerJoin(people, eq(people.id, ideaComments.authorId))
    .where(inArray(ideaComments.ideaId, ideaIds))
    .orderBy(asc(ideaComments.id))
  return (await ideasOf(db, personId)).map(({ id, name, description, techStack, createdAt }) => ({
    name,
    description,
    techStack,
    sharedAt: createdAt,
    feedback: comments.filter(({ comment }) => comment.ideaId === id).map((row) => toFeedback(personId, row)),
  }))
}

async function collectSubmissions(db: Db, personId: number) {
  const submissionIds = db
    .select({ id: projectSubmissions.id })
    .from(projectSubmissions)
    .where(eq(projectSubmissions.personId, personId))
  const comments = await db
    .select({ comment: submissionComments, by: author })
    .from(submissionComments)
    .innerJoin(people, eq(people.id, submissionComments.authorId))
    .where(inArray(submissionComments.submissionId, submissionIds))
    .orderBy(asc(submissionComments.id))
  return (await submissionsOf(db, personId)).map(({ submission, brief }) => ({
    brief,
    attempt: submission.attempt,
    name: submission.name,
    description: submission.description,
    state: submission.state,
    submittedAt: submission.submittedAt,
    decidedAt: submission.decidedAt,
    feedback: comments
      .filter(({ comment }) => comment.submissionId === submission.id)
      .map((row) => toFeedback(personId, row)),
  }))
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await deleteTeacherNotifications(db, personId)
  // Their comments are deleted by cascade.
  await db.delete(ideas).where(eq(ideas.personId, personId))
  await db.delete(projectSubmissions).where(eq(projectSubmissions.personId, personId))
  return []
}

/** Teachers' notifications contain the learner's name and comments, and their links would lead nowhere. */
async function deleteTeacherNotifications(db: Db, personId: number) {
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
  about: 'your ideas, the projects you submitted, and the comments on them',
  collect: async (db, personId) => ({
    ideas: await collectIdeas(db, personId),
    projects: await collectSubmissions(db, personId),
  }),
  files: async (db, personId) =>
    (await submissionsOf(db, personId)).map(({ submission, brief, fileName }) => ({
      path: `projects/${truncate(brief.replaceAll(/[/\\]/g, '-'), 60)}/attempt ${submission.attempt}/${fileName}`,
      fileId: submission.fileId,
    })),
  erase,
  removes: ['your ideas and the projects you submitted, with their comments'],
  retains: [],
  columns: {
    'ideas.person_id': 'removed',
    'idea_comments.author_id': 'removed',
    'project_submissions.person_id': 'removed',
    'project_submissions.decided_by': 'staff',
    'submission_comments.author_id': 'removed',
  },
}
