import * as contract from '#contract/identity/profile.ts'
import { notSignedIn } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { personById, toMe } from '../people.store.ts'
import { type PhotoFiles, removePhoto, savePhoto } from './photo.service.ts'
import { toProfile, updateProfile } from './store.ts'
import type { PersonRow } from '../tables.ts'
import * as account from '#contract/identity/account.ts'
import { changePassword, requestReset, resetPassword } from '../passwords/service.ts'

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
  serve(app, account.whoAmI, async ({ db, actor }) => {
    const person = await personById(db, actor.id)
    if (!person) throw notSignedIn()
    return toMe(person)
  })
  serve(app, account.changePassword, async ({ db, tools, actor, body, setMessage }) => {
    setMessage('Password changed. Your other devices are logged out.')
    return changePassword(db, tools, actor, body)
  })
  serve(app, account.forgotPassword, async ({ db, tools, body, setMessage }) => {
    setMessage('If this email has an account, we’ve sent a link to choose a new password.')
    return requestReset(db, tools, body.email)
  })
  serve(app, account.resetPassword, async ({ db, tools, body, setMessage }) => {
    setMessage('Your new password is set. Please log in.')
    return resetPassword(db, tools, body)
  })
}

function profileOf(person: PersonRow | null) {
  if (!person) throw notSignedIn()
  return toProfile(person)
}
