import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bugComments, bugs } from '#server/community/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { BugState } from '#contract/community/bugs.ts'
import { type DemoAuthor, daysAgo, demoAuthors } from './demo-authors.ts'
import { readContent } from '../read-content.ts'
import { storeFiles } from '../store-files.ts'

/** `at` is in days ago. */
type SeedBug = {
  by: DemoAuthor
  at: number
  title: string
  steps: string
  page: string
  state: BugState
  answer?: { at: number; words: string }
  comments?: { by: DemoAuthor; at: number; words: string }[]
  hasScreenshot?: boolean
}
export const seedBugList = () => readContent<SeedBug[]>('boards/bugs.json')

type Who = Awaited<ReturnType<typeof demoAuthors>>

/** The demo's bug board: bugs in every state, with comments and answers. */
export async function seedBugs(db: Db, deps: Pick<Deps, 'files'>) {
  const who = await demoAuthors(db)
  for (const bug of seedBugList()) {
    const [row] = await db
      .insert(bugs)
      .values({ ...toRow(bug, who), screenshotId: await storeScreenshot(db, deps, bug, who) })
      .returning({ id: bugs.id })
    const comments = (bug.comments ?? []).map(({ by, at, words: body }) => ({
      bugId: row!.id,
      authorId: who(by),
      body,
      createdAt: daysAgo(at),
    }))
    if (comments.length > 0) await db.insert(bugComments).values(comments)
  }
}

function toRow({ by, at, title, steps, page, state, answer }: SeedBug, who: Who) {
  const bug = { personId: who(by), title, steps, page, state, createdAt: daysAgo(at) }
  if (!answer) return bug
  return { ...bug, answer: answer.words, answeredAt: daysAgo(answer.at), answeredBy: who('Imran') }
}

async function storeScreenshot(db: Db, { files }: Pick<Deps, 'files'>, bug: SeedBug, who: Who): Promise<string | null> {
  if (!bug.hasScreenshot) return null
  const content = await readFile(join(import.meta.dirname, 'steps-on-a-phone.webp'))
  const kept = { name: 'Screenshot_steps.webp', content, ownerId: who(bug.by), createdAt: daysAgo(bug.at) }
  const [id] = await storeFiles(db, files, [kept])
  return id!
}
