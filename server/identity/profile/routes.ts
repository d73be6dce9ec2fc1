import * as contract from '#contract/identity/profile.ts'
import { notSignedIn } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { personById } from '../people.store.ts'
import { type PhotoFiles, removePhoto, savePhoto } from './photo.service.ts'
import { toProfile, updateProfile } from './store.ts'
import type { PersonRow } from '../tables.ts'

export function profileRoutes(app: App, photoFiles: PhotoFiles) {
  serve(app, contract.getMyProfile, async ({ db, actor }) => profileOf(await personById(db, actor.id)))
  serve(app, contract.saveProfile, async ({ db, actor, body, setMessage }) => {
    setMessage('Profile saved.')
    return profileOf(await updateProfile(db, actor.id, body))
  })
  serve(app, contract.savePhoto, async ({ db, tools, actor, files, setMessage }) => {
    setMessage('Photo saved.')
    return { photo: await savePhoto(db, tools, { photoFiles, personId: actor.id }, files) }
  })
  serve(app, contract.removePhoto, ({ db, tools, actor, setMessage }) => {
    setMessage('Photo removed.')
    return removePhoto(db, tools, { photoFiles, personId: actor.id })
  })
}

function profileOf(person: PersonRow | null) {
  if (!person) throw notSignedIn()
  return toProfile(person)
}
