import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { TeamMember } from '#contract/site/team.ts'
import type { TeamMemberDraft } from '#contract/site/testimonials-and-team.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, notFound } from '#server/kit/errors.ts'
import { encodePicture } from '#server/kit/files/image-encoding.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertPicture } from './files.store.ts'
import { drawnImage, fileOf } from './team.rules.ts'
import { deleteTeamMember, insertTeamMember, lockTeamMember, updateTeamMember, wholeTeam } from './team.store.ts'

type Storage = Pick<Tools, 'files'>
type Picture = Parameters<typeof insertPicture>[1]
export type TeamChange = { actorId: number; draft: TeamMemberDraft; files: ReceivedFile[] }

const subject = (id: number) => `team member ${id}`

/** Adds a team member; without a picture they get an illustration. */
export const add = (db: Db, { files }: Storage, { actorId, draft, files: received }: TeamChange): Promise<TeamMember> =>
  withPicture(files, received, (picture) =>
    db.transaction(async (db) => {
      const image = picture ? await insertPicture(db, picture, actorId) : drawnImage(await wholeTeam(db))
      const after = await insertTeamMember(db, { ...draft, image })
      await audit(db, { actorId, action: 'team member added', subject: subject(after.id), after })
      return after
    }),
  )

/** Edits a team member; a new picture replaces the earlier one, which is deleted. */
export const edit = (db: Db, { files }: Storage, id: number, { actorId, draft, files: received }: TeamChange) =>
  withPicture(files, received, async (picture) => {
    const { before, after } = await db.transaction(async (db) => {
      const before = await lockMember(db, id)
      const image = picture ? await insertPicture(db, picture, actorId) : before.image
      const after = await updateTeamMember(db, id, { ...draft, image })
      if (picture) await deletePictureRow(db, before)
      await audit(db, { actorId, action: 'team member changed', subject: subject(id), before, after })
      return { before, after }
    })
    if (picture) await removeBytes(files, before)
    return after
  })

export async function remove(db: Db, { files }: Storage, actorId: number, id: number): Promise<null> {
  const before = await db.transaction(async (db) => {
    const before = await lockMember(db, id)
    await deleteTeamMember(db, id)
    await deletePictureRow(db, before)
    await audit(db, { actorId, action: 'team member removed', subject: subject(id), before })
    return before
  })
  await removeBytes(files, before)
  return null
}

async function lockMember(db: Db, id: number): Promise<TeamMember> {
  const member = await lockTeamMember(db, id)
  if (!member) throw notFound('This team member')
  return member
}

/** Re-encodes an uploaded picture and passes it to the work. The uploaded bytes are never stored. */
async function withPicture<Result>(
  files: Storage['files'],
  [received]: ReceivedFile[],
  work: (picture: Picture | null) => Promise<Result>,
): Promise<Result> {
  if (!received) return work(null)
  try {
    const encoded = await encodePicture(await buffer(await files.open(received.id)), 'picture')
    const picture = { ...(await files.put(Readable.from([encoded]))), name: 'team.webp', kind: 'image/webp' }
    return await work(picture).catch(async (error: unknown) => {
      // Only an AppError means for sure that nothing was stored; the nightly job removes the rest.
      if (error instanceof AppError) await quietly(files.remove(picture.id))
      throw error
    })
  } finally {
    await received.discard()
  }
}

async function deletePictureRow(db: Db, { image }: TeamMember) {
  const id = fileOf(image)
  if (id) await deleteFiles(db, [id])
}

/** Without its row the file can't be opened. If the store doesn't answer, the nightly job removes it. */
async function removeBytes(files: Storage['files'], { image }: TeamMember) {
  const id = fileOf(image)
  if (id) await quietly(files.remove(id))
}

const quietly = (removal: Promise<void>) => removal.catch(() => {})
