import type { BugReport } from '#contract/community/bugs.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { insertBug } from './bugs.store.ts'

/** Returns the id of the new bug. */
export function report(db: Db, personId: number, bug: BugReport, [screenshot]: ReceivedFile[]): Promise<number> {
  return db.transaction(async (db) => {
    const screenshotId = screenshot ? (await insertFile(db, screenshot, personId)).id : null
    return insertBug(db, { ...bug, personId, screenshotId })
  })
}
