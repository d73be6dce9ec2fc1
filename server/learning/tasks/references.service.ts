import { and, eq, isNull } from '#server/kit/db/orm.ts'
import type { StepFile, StepFileRole } from '#contract/learning/tasks.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { referenceName, encodeCommas } from './rules.ts'
import { type LinkTo, toStepFile } from '../file-links.ts'
import { baseName } from '../uploads/files.rules.ts'
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

type Attaching = { actorId: number; stepId: number; role: StepFileRole; folder: string }

export function attachFiles(
  db: Db,
  { actorId, stepId, role, folder }: Attaching,
  received: ReceivedFile[],
  linkTo: LinkTo,
): Promise<StepFile[]> {
  const none = 'Please select at least one file to upload'
  if (received.length === 0) throw invalid({ files: none }, none)
  return db.transaction(async (db) => {
    await lockStep(db, stepId)
    const existing = await filesWithRole(db, stepId, role)
    if (existing.length + received.length > maxReferences)
      throw invalid({ files: `A step can have at most ${maxReferences} files` })
    const taken = new Set(existing.map(({ name }) => name))
    const attached: StepFile[] = []
    for (const file of received) {
      const name = referenceName(folder ? `${folder}/${file.name}` : file.name, taken)
      taken.add(name)
      await insertFile(db, { ...file, name: baseName(name) }, actorId)
      const [row] = await db
        .insert(stepFiles)
        .values({ stepId, fileId: file.id, name, role })
        .returning({ id: stepFiles.id })
      attached.push(
        toStepFile({ stepFileId: row!.id, fileId: file.id, name, kind: file.kind, bytes: file.bytes }, linkTo),
      )
    }
    const after = attached.map(({ name }) => name)
    await audit(db, { actorId, action: actions[role].attached, subject: subject(stepId), after })
    return attached
  })
}

const actions = {
  material: { attached: 'reference files attached', removed: 'reference file removed' },
  solution: { attached: 'model solution attached', removed: 'model solution removed' },
}

const filesWithRole = (db: Db, stepId: number, role: StepFileRole) =>
  db
    .select({ id: stepFiles.id, name: stepFiles.name })
    .from(stepFiles)
    .where(and(eq(stepFiles.stepId, stepId), eq(stepFiles.role, role)))

/** A file of a step that is part of the course today. */
async function lockStepFile(db: Db, stepFileId: number) {
  const [row] = await db.select().from(stepFiles).where(eq(stepFiles.id, stepFileId))
  if (!row) throw notFound('This file')
  await lockStep(db, row.stepId)
  // Another request may have replaced or removed it before the lock.
  const [current] = await db
    .select({ stepFile: stepFiles, file: files })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .where(eq(stepFiles.id, stepFileId))
  if (!current) throw notFound('This file')
  return current
}

type Changing = { actorId: number; stepFileId: number; linkTo: LinkTo }

export function renameFile(db: Db, { actorId, stepFileId, linkTo }: Changing, name: string): Promise<StepFile> {
  return db.transaction(async (db) => {
    const { stepFile, file } = await lockStepFile(db, stepFileId)
    const { stepId, role } = stepFile
    const others = await filesWithRole(db, stepId, role)
    if (others.some((other) => other.name === name && other.id !== stepFileId))
      throw invalid({ name: 'Another file of this step has this name' })
    await db.update(stepFiles).set({ name }).where(eq(stepFiles.id, stepFileId))
    await db
      .update(files)
      .set({ name: baseName(name) })
      .where(eq(files.id, file.id))
    await audit(db, {
      actorId,
      action: 'step file renamed',
      subject: subject(stepId),
      before: { name: stepFile.name },
      after: { name },
    })
    return toStepFile({ stepFileId, fileId: file.id, name, kind: file.kind, bytes: file.bytes }, linkTo)
  })
}

/** The links in the lesson name the file, so they open the new content. */
export async function replaceFile(
  db: Db,
  { files: store }: Tools,
  { actorId, stepFileId, linkTo }: Changing,
  received: ReceivedFile | undefined,
): Promise<StepFile> {
  if (!received) throw invalid({ files: 'Choose a file' })
  const { id: fileId, kind, bytes } = received
  const { stepFile, file } = await db.transaction(async (db) => {
    const before = await lockStepFile(db, stepFileId)
    const { name, stepId } = before.stepFile
    await insertFile(db, { ...received, name: baseName(name) }, actorId)
    await db.update(stepFiles).set({ fileId }).where(eq(stepFiles.id, stepFileId))
    await deleteFiles(db, [before.file.id])
    await audit(db, {
      actorId,
      action: 'step file replaced',
      subject: subject(stepId),
      before: { name, bytes: before.file.bytes },
      after: { name, bytes },
    })
    return before
  })
  await store.remove(file.id)
  return toStepFile({ stepFileId, fileId, name: stepFile.name, kind, bytes }, linkTo)
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

/** Unlike submissions, the files of a step are deleted for good. */
export async function removeFile(db: Db, { files: store }: Tools, actorId: number, stepFileId: number) {
  const removed = await db.transaction(async (db) => {
    const [row] = await db.delete(stepFiles).where(eq(stepFiles.id, stepFileId)).returning()
    if (!row) throw notFound('This file')
    await deleteFiles(db, [row.fileId])
    const before = { name: row.name }
    await audit(db, { actorId, action: actions[row.role].removed, subject: subject(row.stepId), before })
    return row
  })
  await store.remove(removed.fileId)
  return null
}
