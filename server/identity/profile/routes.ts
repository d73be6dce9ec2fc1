import { getMyProfile, removePhoto, savePhoto, saveProfile } from '#contract/identity/profile.ts'
import { notSignedIn } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { personById } from '../people.store.ts'
import { givePhoto, type Pictures, takePhoto } from './photo.service.ts'
import { toProfile, updateProfile } from './store.ts'
import type { PersonRow } from '../tables.ts'

export function profileRoutes(app: App, pictures: Pictures) {
  serve(app, getMyProfile, async ({ db, actor }) => shown(await personById(db, actor.id)))
  serve(app, saveProfile, async ({ db, actor, body, setMessage }) => {
    setMessage('Profile saved.')
    return shown(await updateProfile(db, actor.id, body))
  })
  serve(app, savePhoto, async ({ deps, actor, files, setMessage }) => {
    setMessage('Picture saved.')
    return { photo: await givePhoto({ deps, pictures, personId: actor.id }, files) }
  })
  serve(app, removePhoto, ({ deps, actor, setMessage }) => {
    setMessage('Picture removed.')
    return takePhoto({ deps, pictures, personId: actor.id })
  })
}

function shown(person: PersonRow | null) {
  if (!person) throw notSignedIn()
  return toProfile(person)
}
