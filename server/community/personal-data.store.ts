import { and, asc, eq, exists, isNotNull } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { files as storedFiles } from '#server/site/tables.ts'
import { bugComments, bugs, factLikes, factReports, facts, featureRequests, featureVotes } from './tables.ts'

async function bugsOf(db: Db, personId: number) {
  const { title, steps, page, state, createdAt, answer } = bugs
  return {
    reported: await db
      .select({ title, steps, page, state, reportedAt: createdAt, answer })
      .from(bugs)
      .where(eq(bugs.personId, personId))
      .orderBy(asc(bugs.id)),
    comments: await db
      .select({ on: bugs.title, comment: bugComments.body, at: bugComments.createdAt })
      .from(bugComments)
      .innerJoin(bugs, eq(bugs.id, bugComments.bugId))
      .where(eq(bugComments.authorId, personId))
      .orderBy(asc(bugComments.id)),
  }
}

async function factsOf(db: Db, personId: number) {
  const { text, source, sourceUrl, createdAt, likeCount } = facts
  return {
    shared: await db
      .select({ text, source, sourceUrl, sharedAt: createdAt, likes: likeCount })
      .from(facts)
      .where(eq(facts.personId, personId))
      .orderBy(asc(facts.id)),
    liked: await db
      .select({ text })
      .from(factLikes)
      .innerJoin(facts, eq(facts.id, factLikes.factId))
      .where(eq(factLikes.personId, personId))
      .orderBy(asc(factLikes.factId)),
    reported: await db
      .select({ text, reason: factReports.reason, at: factReports.createdAt })
      .from(factReports)
      .innerJoin(facts, eq(facts.id, factReports.factId))
      .where(eq(factReports.personId, personId))
      .orderBy(asc(factReports.factId)),
  }
}

async function requestsOf(db: Db, personId: number) {
  const { title, description, priority, state, createdAt, voteCount, answer } = featureRequests
  return {
    made: await db
      .select({ title, description, priority, state, requestedAt: createdAt, votes: voteCount, answer })
      .from(featureRequests)
      .where(eq(featureRequests.personId, personId))
      .orderBy(asc(featureRequests.id)),
    votedFor: await db
      .select({ title })
      .from(featureVotes)
      .innerJoin(featureRequests, eq(featureRequests.id, featureVotes.requestId))
      .where(eq(featureVotes.personId, personId))
      .orderBy(asc(featureVotes.requestId)),
  }
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await deleteCommentNotifications(db, personId)
  await db.delete(bugComments).where(eq(bugComments.authorId, personId))
  // The file is deleted together with the person's other files.
  await db
    .update(bugs)
    .set({ screenshotId: null })
    .where(and(eq(bugs.personId, personId), isNotNull(bugs.screenshotId)))
  await db.delete(factLikes).where(eq(factLikes.personId, personId))
  await db.delete(factReports).where(eq(factReports.personId, personId))
  await db.delete(facts).where(eq(facts.personId, personId))
  await db.delete(featureVotes).where(eq(featureVotes.personId, personId))
  return []
}

/** They name the commenter. A comment and its notification have the same time, that of their transaction. */
async function deleteCommentNotifications(db: Db, personId: number) {
  const comment = db
    .select({ id: bugComments.id })
    .from(bugComments)
    .innerJoin(bugs, eq(bugs.id, bugComments.bugId))
    .where(
      and(
        eq(bugComments.authorId, personId),
        eq(bugs.personId, notifications.personId),
        eq(bugComments.createdAt, notifications.createdAt),
      ),
    )
  await db.delete(notifications).where(exists(comment))
}

export const communityData: PersonalData = {
  name: 'boards',
  about: 'bugs you reported, facts you shared, features you requested, and your comments, likes and votes',
  collect: async (db, personId) => ({
    bugs: await bugsOf(db, personId),
    facts: await factsOf(db, personId),
    featureRequests: await requestsOf(db, personId),
  }),
  files: async (db, personId) => {
    const rows = await db
      .select({ id: bugs.id, name: storedFiles.name, fileId: storedFiles.id })
      .from(bugs)
      .innerJoin(storedFiles, eq(storedFiles.id, bugs.screenshotId))
      .where(eq(bugs.personId, personId))
      .orderBy(asc(bugs.id))
    return rows.map(({ id, name, fileId }) => ({ path: `bugs/${id} ${name}`, fileId }))
  },
  erase,
  removes: ['the facts you shared, your comments on bugs, your likes, reports and votes, and screenshots of bugs'],
  retains: [
    {
      what: 'bugs you reported and features you requested, shown as by a “Former learner”',
      why: 'others commented on them and voted for them; if they mention your name, write to us before you delete your account',
    },
  ],
  columns: {
    'bugs.person_id': 'kept',
    'bugs.answered_by': 'staff',
    'bugs.assignee_id': 'staff',
    'bug_comments.author_id': 'removed',
    'facts.person_id': 'removed',
    'fact_likes.person_id': 'removed',
    'fact_reports.person_id': 'removed',
    'feature_requests.person_id': 'kept',
    'feature_requests.answered_by': 'staff',
    'feature_requests.assignee_id': 'staff',
    'feature_votes.person_id': 'removed',
  },
}
