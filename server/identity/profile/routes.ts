import * as contract from '#contract/identity/profile.ts'
import { notSignedIn } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { personById } from '../people.store.ts'
import { type Pictures, removePhoto, savePhoto } from './photo.service.ts'
import { toProfile, updateProfile } from './store.ts'
import type { PersonRow } from '../tables.ts'

export function profileRoutes(app: App, pictures: Pictures) {
  serve(app, contract.getMyProfile, async ({ db, actor }) => profileOf(await personById(db, actor.id)))
  serve(app, contract.saveProfile, async ({ db, actor, body, setMessage }) => {
    setMessage('Profile saved.')
    return profileOf(await updateProfile(db, actor.id, body))
  })
  serve(app, contract.savePhoto, async ({ db, tools, actor, files, setMessage }) => {
    setMessage('Picture saved.')
    return { photo: await savePhoto(db, tools, { pictures, personId: actor.id }, files) }
  })
  serve(app, contract.removePhoto, ({ db, tools, actor, setMessage }) => {
    setMessage('Picture removed.')
    return removePhoto(db, tools, { pictures, personId: actor.id })
  })
}

function profileOf(person: PersonRow | null) {
  if (!person) throw notSignedIn()
  return toProfile(person)
}
