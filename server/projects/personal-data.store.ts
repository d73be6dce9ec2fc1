import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { files } from '#server/site/tables.ts'
import { conversationsOf } from '#server/threads/index.ts'
import { staffLink } from './texts.ts'
import { briefs, ideas, projectSubmissions } from './tables.ts'

type Conversations = Awaited<ReturnType<typeof conversationsOf>>

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

async function collectIdeas(db: Db, personId: number, conversations: Conversations) {
  return (await ideasOf(db, personId)).map(({ name, description, techStack, createdAt, threadId }) => ({
    name,
    description,
    techStack,
    sharedAt: createdAt,
    feedback: conversations.get(threadId) ?? [],
  }))
}

async function collectSubmissions(db: Db, personId: number, conversations: Conversations) {
  return (await submissionsOf(db, personId)).map(({ submission, brief }) => ({
    brief,
    attempt: submission.attempt,
    name: submission.name,
    description: submission.description,
    state: submission.state,
    submittedAt: submission.submittedAt,
    decidedAt: submission.decidedAt,
    feedback: conversations.get(submission.threadId) ?? [],
  }))
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await deleteTeacherNotifications(db, personId)
  // With their threads.
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
  collect: async (db, personId) => {
    const conversations = await conversationsOf(db, personId)
    return {
      ideas: await collectIdeas(db, personId, conversations),
      projects: await collectSubmissions(db, personId, conversations),
    }
  },
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
    'project_submissions.person_id': 'removed',
    'project_submissions.decided_by': 'staff',
  },
}
