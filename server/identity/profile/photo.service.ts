import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, invalid, notSignedIn } from '#server/kit/errors.ts'
import type { StoredFile } from '#server/kit/files/file-store.ts'
import { encodePicture } from '#server/kit/files/image-encoding.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { lockPerson, pictureUrl } from '../people.store.ts'
import { setPhoto } from './store.ts'

type Named = StoredFile & { name: string; kind: string }

/** Files belong to a domain above this one. */
export type PhotoFiles = {
  /** Records a stored photo as public. */
  insert: (db: Db, photo: Named, ownerId: number) => Promise<unknown>
  /** Deletes the rows; the files are deleted after the commit. */
  delete: (db: Db, ids: string[]) => Promise<void>
}
type Target = { photoFiles: PhotoFiles; personId: number }

/** Replaces the photo with a re-encoded copy; the upload itself is not stored. */
export async function savePhoto(db: Db, tools: Tools, target: Target, [received]: ReceivedFile[]): Promise<string> {
  if (!received) throw invalid({ photo: 'Choose a photo' })
  const { files } = tools
  try {
    const encoded = await encodePicture(await buffer(await files.open(received.id)), 'photo')
    const photo = { ...(await files.put(Readable.from([encoded]))), name: 'photo.webp', kind: 'image/webp' }
    await replacePhoto(db, tools, target, photo).catch(async (error: unknown) => {
      // Only these errors prove that the row was not saved; the nightly clean-up deletes other leftovers.
      if (error instanceof AppError) await ignoreErrors(files.remove(photo.id))
      throw error
    })
    return pictureUrl(photo.id)!
  } finally {
    await received.discard()
  }
}

export async function removePhoto(db: Db, tools: Tools, target: Target): Promise<null> {
  await replacePhoto(db, tools, target, null)
  return null
}

/** Locks the person, so that of two simultaneous uploads the later one stays. */
async function replacePhoto(db: Db, { files }: Tools, { photoFiles, personId }: Target, photo: Named | null) {
  const earlier = await db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    // The account may have been deleted during the upload.
    if (!person || person.deletedAt) throw notSignedIn()
    if (photo) await photoFiles.insert(db, photo, personId)
    await setPhoto(db, personId, photo?.id ?? null)
    if (person.photoId) await photoFiles.delete(db, [person.photoId])
    return person.photoId
  })
  // The nightly clean-up deletes it if the file store does not respond now.
  if (earlier) await ignoreErrors(files.remove(earlier))
}

const ignoreErrors = (removal: Promise<void>) => removal.catch(() => {})
