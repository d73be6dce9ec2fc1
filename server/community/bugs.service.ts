import type { BugReport, BugState } from '#contract/community/bugs.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { insertFile } from '#server/site/index.ts'
import { answerNotification, isNews } from './bugs.rules.ts'
import { insertBug, lockBug, setAnswer } from './bugs.store.ts'
import type { BugRow } from './tables.ts'

/** Answers the new bug's id. */
export function report(db: Db, personId: number, wanted: BugReport, [screenshot]: ReceivedFile[]): Promise<number> {
  return db.transaction(async (db) => {
    const screenshotId = screenshot ? (await insertFile(db, screenshot, personId)).id : null
    return insertBug(db, { ...wanted, personId, screenshotId })
  })
}

type Said = { state: BugState; answer: string }

/** What was said before is replaced: a bug has one answer, the latest. Its reporter is told what is new. */
export function answer(deps: Deps, actorId: number, bugId: number, { state, answer: words }: Said): Promise<void> {
  return deps.db.transaction(async (db) => {
    const bug = await lockBug(db, bugId)
    if (!bug) throw notFound('The bug')
    const before = { state: bug.state, answer: bug.answer }
    const after = { state, answer: words === '' ? null : words }
    if (!isNews(before, after)) return
    await setAnswer(db, bugId, { ...after, ...signature(bug, after.answer, { actorId, at: deps.clock() }) })
    await audit(db, { actorId, action: 'bug answered', subject: `bug ${bugId}`, before, after })
    if (bug.personId === actorId) return
    const staff = (await personById(db, actorId))!.firstName
    await tellReporter(deps, db, bug.personId, answerNotification({ bugId, title: bug.title, staff, before, after }))
  })
}

/** Who said the words and when; a bug that only moved on keeps the words, and whose they are. */
function signature(bug: BugRow, words: string | null, { actorId, at }: { actorId: number; at: Date }) {
  if (words === null) return { answeredAt: null, answeredBy: null }
  if (words === bug.answer) return { answeredAt: bug.answeredAt, answeredBy: bug.answeredBy }
  return { answeredAt: at, answeredBy: actorId }
}

type Told = ReturnType<typeof answerNotification>

async function tellReporter(deps: Deps, db: Db, personId: number, notification: Told) {
  await notify(db, personId, notification)
  const text = `${notification.body}\n\nThe bug and its comments: ${deps.env.publicUrl}${notification.link}`
  await emailPerson(deps, db, { personId, kind: 'answers', subject: notification.title, text })
}
