import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, invalid, notSignedIn } from '#server/kit/http/errors.ts'
import type { StoredFile } from '#server/kit/files/file-store.ts'
import { encodePicture } from '#server/kit/files/image-encoding.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { lockPerson, pictureUrl } from '../people.store.ts'
import { setPhoto } from './store.ts'

type Named = StoredFile & { name: string; kind: string }

/** Files belong to a domain above this one. */
export type Pictures = {
  /** Notes a stored picture as one that anybody may see. */
  keep: (db: Db, picture: Named, ownerId: number) => Promise<unknown>
  /** Forgets the rows; the bytes leave the store once this is committed. */
  forget: (db: Db, ids: string[]) => Promise<void>
}
type Given = { deps: Pick<Deps, 'db' | 'files'>; pictures: Pictures; personId: number }

/** Gives a person the picture, made anew, and takes the earlier one away. What was received is never kept. */
export async function givePhoto(given: Given, [received]: ReceivedFile[]): Promise<string> {
  if (!received) throw invalid({ photo: 'Choose a picture' })
  const { files } = given.deps
  try {
    const made = await encodePicture(await buffer(await files.open(received.id)), 'photo')
    const picture = { ...(await files.put(Readable.from([made]))), name: 'photo.webp', kind: 'image/webp' }
    await replacePhoto(given, picture).catch(async (error: unknown) => {
      // Only a refusal says for sure that nothing was stored; what else is left behind goes at night.
      if (error instanceof AppError) await quietly(files.remove(picture.id))
      throw error
    })
    return pictureUrl(picture.id)!
  } finally {
    await received.discard()
  }
}

export async function takePhoto(given: Given): Promise<null> {
  await replacePhoto(given, null)
  return null
}

/** One change at a time: of two pictures that come together the later one stays, and the earlier one is forgotten. */
async function replacePhoto({ deps: { db, files }, pictures, personId }: Given, picture: Named | null) {
  const earlier = await db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    // The account may be deleted while its picture is under way.
    if (!person || person.deletedAt) throw notSignedIn()
    if (picture) await pictures.keep(db, picture, personId)
    await setPhoto(db, personId, picture?.id ?? null)
    if (person.photoId) await pictures.forget(db, [person.photoId])
    return person.photoId
  })
  // Without a row nobody can see it any more; should the store not answer now, it goes at night.
  if (earlier) await quietly(files.remove(earlier))
}

const quietly = (removal: Promise<void>) => removal.catch(() => {})
