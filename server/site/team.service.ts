import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { TeamMember } from '#contract/site/team.ts'
import type { TeamMemberDraft } from '#contract/site/words.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, notFound } from '#server/kit/http/errors.ts'
import { encodePicture } from '#server/kit/files/image-encoding.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertPicture } from './files.store.ts'
import { drawnImage, fileOf } from './team.rules.ts'
import { deleteTeamMember, insertTeamMember, lockTeamMember, updateTeamMember, wholeTeam } from './team.store.ts'

type Stores = Pick<Deps, 'db' | 'files'>
type Picture = Parameters<typeof insertPicture>[1]
export type Telling = { actorId: number; draft: TeamMemberDraft; files: ReceivedFile[] }

const subject = (id: number) => `team member ${id}`

/** Puts somebody on the page of the team; without a picture of their own they get a drawn one. */
export const add = ({ db, files }: Stores, { actorId, draft, files: received }: Telling): Promise<TeamMember> =>
  withPicture(files, received, (picture) =>
    db.transaction(async (db) => {
      const image = picture ? await insertPicture(db, picture, actorId) : drawnImage(await wholeTeam(db))
      const after = await insertTeamMember(db, { ...draft, image })
      await audit(db, { actorId, action: 'team member added', subject: subject(after.id), after })
      return after
    }),
  )

/** Changes what is told of somebody; a new picture takes the place of the earlier one, which goes. */
export const edit = ({ db, files }: Stores, id: number, { actorId, draft, files: received }: Telling) =>
  withPicture(files, received, async (picture) => {
    const { before, after } = await db.transaction(async (db) => {
      const before = await hold(db, id)
      const image = picture ? await insertPicture(db, picture, actorId) : before.image
      const after = await updateTeamMember(db, id, { ...draft, image })
      if (picture) await forgetPicture(db, before)
      await audit(db, { actorId, action: 'team member changed', subject: subject(id), before, after })
      return { before, after }
    })
    if (picture) await removeBytes(files, before)
    return after
  })

export async function remove({ db, files }: Stores, actorId: number, id: number): Promise<null> {
  const before = await db.transaction(async (db) => {
    const before = await hold(db, id)
    await deleteTeamMember(db, id)
    await forgetPicture(db, before)
    await audit(db, { actorId, action: 'team member removed', subject: subject(id), before })
    return before
  })
  await removeBytes(files, before)
  return null
}

async function hold(db: Db, id: number): Promise<TeamMember> {
  const member = await lockTeamMember(db, id)
  if (!member) throw notFound('The member of the team')
  return member
}

/** Makes the picture anew, if one came, and hands it to the work. What was received is never kept. */
async function withPicture<Answer>(
  files: Stores['files'],
  [received]: ReceivedFile[],
  work: (picture: Picture | null) => Promise<Answer>,
): Promise<Answer> {
  if (!received) return work(null)
  try {
    const made = await encodePicture(await buffer(await files.open(received.id)), 'picture')
    const picture = { ...(await files.put(Readable.from([made]))), name: 'team.webp', kind: 'image/webp' }
    return await work(picture).catch(async (error: unknown) => {
      // Only a refusal says for sure that nothing was stored; what else is left behind goes at night.
      if (error instanceof AppError) await quietly(files.remove(picture.id))
      throw error
    })
  } finally {
    await received.discard()
  }
}

async function forgetPicture(db: Db, { image }: TeamMember) {
  const id = fileOf(image)
  if (id) await deleteFiles(db, [id])
}

/** Without a row nobody can see it any more; should the store not answer now, it goes at night. */
async function removeBytes(files: Stores['files'], { image }: TeamMember) {
  const id = fileOf(image)
  if (id) await quietly(files.remove(id))
}

const quietly = (removal: Promise<void>) => removal.catch(() => {})
