import { and, eq, isNull } from '#server/kit/db/orm.ts'
import type { StepFile } from '#contract/learning/tasks.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { referenceName, encodeCommas } from './rules.ts'
import type { LinkTo } from '../file-links.ts'
import { stepFiles, steps } from '../tables.ts'

const maxReferences = 50
const subject = (stepId: number) => `step ${stepId}`

/** Also keeps two uploads from taking the same name. */
async function lockStep(db: Db, stepId: number) {
  const [step] = await db
    .select({ id: steps.id, urls: steps.urls })
    .from(steps)
    .where(and(eq(steps.id, stepId), isNull(steps.archivedAt)))
    .for('update')
  if (!step) throw notFound('This step')
  return step
}

export function attachFiles(db: Db, actorId: number, stepId: number, received: ReceivedFile[], linkTo: LinkTo) {
  const none = 'Please select at least one file to upload'
  if (received.length === 0) throw invalid({ files: none }, none)
  return db.transaction(async (db) => {
    await lockStep(db, stepId)
    const existing = await db.select({ name: stepFiles.name }).from(stepFiles).where(eq(stepFiles.stepId, stepId))
    if (existing.length + received.length > maxReferences)
      throw invalid({ files: `A step can have at most ${maxReferences} files` })
    const taken = new Set(existing.map(({ name }) => name))
    const attached: StepFile[] = []
    for (const file of received) {
      const name = referenceName(file.name, taken)
      taken.add(name)
      await insertFile(db, { ...file, name }, actorId)
      const [row] = await db.insert(stepFiles).values({ stepId, fileId: file.id, name }).returning({ id: stepFiles.id })
      const { id, kind, bytes } = file
      attached.push({ stepFileId: row!.id, name, kind, bytes, url: linkTo({ id, name }) })
    }
    const after = attached.map(({ name }) => name)
    await audit(db, { actorId, action: 'reference files attached', subject: subject(stepId), after })
    return attached
  })
}

export function setUrls(db: Db, actorId: number, stepId: number, links: string[]): Promise<{ urls: string }> {
  return db.transaction(async (db) => {
    const { urls: before } = await lockStep(db, stepId)
    const urls = links.map(encodeCommas)
    await db.update(steps).set({ urls }).where(eq(steps.id, stepId))
    await audit(db, { actorId, action: 'links changed', subject: subject(stepId), before, after: urls })
    return { urls: urls.join(',') }
  })
}

/** Unlike submissions, reference files are deleted for good. */
export async function removeFile(db: Db, { files: store }: Tools, actorId: number, stepFileId: number) {
  const removed = await db.transaction(async (db) => {
    const [row] = await db.delete(stepFiles).where(eq(stepFiles.id, stepFileId)).returning()
    if (!row) throw notFound('This file')
    await db.delete(files).where(eq(files.id, row.fileId))
    const before = { name: row.name }
    await audit(db, { actorId, action: 'reference file removed', subject: subject(row.stepId), before })
    return row
  })
  await store.remove(removed.fileId)
  return null
}
