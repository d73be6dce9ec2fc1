import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bugComments, bugs } from '#server/community/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { type DemoBug, demoBugs } from './content/bugs.ts'
import { daysAgo, demoAuthors } from './demo-authors.ts'
import { keepFiles } from './kept-files.ts'

type Who = Awaited<ReturnType<typeof demoAuthors>>

/** The bug board of the demo: bugs in every state, what was said about them and what staff answered. */
export async function seedBugs(db: Db, deps: Pick<Deps, 'files'>) {
  const who = await demoAuthors(db)
  for (const bug of demoBugs) {
    const [row] = await db
      .insert(bugs)
      .values({ ...told(bug, who), screenshotId: await keepScreenshot(db, deps, bug, who) })
      .returning({ id: bugs.id })
    const said = (bug.comments ?? []).map(([by, at, body]) => ({
      bugId: row!.id,
      authorId: who(by),
      body,
      createdAt: daysAgo(at),
    }))
    if (said.length > 0) await db.insert(bugComments).values(said)
  }
}

function told({ by, at, title, steps, page, state, answer }: DemoBug, who: Who) {
  const bug = { personId: who(by), title, steps, page, state, createdAt: daysAgo(at) }
  if (!answer) return bug
  return { ...bug, answer: answer.words, answeredAt: daysAgo(answer.at), answeredBy: who('Imran') }
}

async function keepScreenshot(db: Db, { files }: Pick<Deps, 'files'>, bug: DemoBug, who: Who): Promise<string | null> {
  if (!bug.hasScreenshot) return null
  const content = await readFile(join(import.meta.dirname, 'bugs', 'steps-on-a-phone.webp'))
  const kept = { name: 'Screenshot_steps.webp', content, ownerId: who(bug.by), createdAt: daysAgo(bug.at) }
  const [id] = await keepFiles(db, files, [kept])
  return id!
}
