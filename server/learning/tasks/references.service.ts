import type { StepFile, StepFileRole } from '#contract/learning/tasks.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, missingFile, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { referenceName, encodeCommas } from './rules.ts'
import { type LinkTo, toStepFile } from '../file-links.ts'
import { baseName } from '../uploads/rules.ts'
import {
  deleteStepFile,
  filesWithRole,
  insertStepFile,
  lockFileOfStep,
  lockStepWithUrls,
  renameStepFile,
  setFileOfStep,
  setStepUrls,
} from './references.store.ts'

const maxReferences = 50
const subject = (stepId: number) => `step ${stepId}`

async function lockedStep(db: Db, stepId: number) {
  const step = await lockStepWithUrls(db, stepId)
  if (!step) throw notFound('This step')
  return step
}

/** A file of a step that is part of the course today. */
async function lockedFile(db: Db, stepFileId: number) {
  const current = await lockFileOfStep(db, stepFileId)
  if (!current) throw notFound('This file')
  return current
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
    await lockedStep(db, stepId)
    const existing = await filesWithRole(db, stepId, role)
    if (existing.length + received.length > maxReferences)
      throw invalid({ files: `A step can have at most ${maxReferences} files` })
    const taken = new Set(existing.map(({ name }) => name))
    const attached: StepFile[] = []
    for (const file of received) {
      const name = referenceName(folder ? `${folder}/${file.name}` : file.name, taken)
      taken.add(name)
      await insertFile(db, { ...file, name: baseName(name) }, actorId)
      const stepFileId = await insertStepFile(db, { stepId, fileId: file.id, name, role })
      attached.push(toStepFile({ stepFileId, fileId: file.id, name, kind: file.kind, bytes: file.bytes }, linkTo))
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

type Changing = { actorId: number; stepFileId: number; linkTo: LinkTo }

export function renameFile(db: Db, { actorId, stepFileId, linkTo }: Changing, name: string): Promise<StepFile> {
  return db.transaction(async (db) => {
    const { stepFile, file } = await lockedFile(db, stepFileId)
    const { stepId, role } = stepFile
    const others = await filesWithRole(db, stepId, role)
    if (others.some((other) => other.name === name && other.id !== stepFileId))
      throw invalid({ name: 'Another file of this step has this name' })
    await renameStepFile(db, stepFile, name, baseName(name))
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
  if (!received) throw missingFile('files')
  const { id: fileId, kind, bytes } = received
  const { stepFile, file } = await db.transaction(async (db) => {
    const before = await lockedFile(db, stepFileId)
    const { name, stepId } = before.stepFile
    await insertFile(db, { ...received, name: baseName(name) }, actorId)
    await setFileOfStep(db, stepFileId, fileId)
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
    const { urls: before } = await lockedStep(db, stepId)
    const urls = links.map(encodeCommas)
    await setStepUrls(db, stepId, urls)
    await audit(db, { actorId, action: 'links changed', subject: subject(stepId), before, after: urls })
    return { urls: urls.join(',') }
  })
}

/** Unlike submissions, the files of a step are deleted for good. */
export async function removeFile(db: Db, { files: store }: Tools, actorId: number, stepFileId: number) {
  const removed = await db.transaction(async (db) => {
    const row = await deleteStepFile(db, stepFileId)
    if (!row) throw notFound('This file')
    await deleteFiles(db, [row.fileId])
    const before = { name: row.name }
    await audit(db, { actorId, action: actions[row.role].removed, subject: subject(row.stepId), before })
    return row
  })
  await store.remove(removed.fileId)
  return null
}
