import { deleteAccountOf, previewDeletionOf } from '#contract/identity/deletions.ts'
import * as contract from '#contract/identity/my-data.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'
import { assertOutsider, zipName } from './rules.ts'
import * as service from './service.ts'
import { personById } from '../people.store.ts'
import { liveSessions } from '../sessions/store.ts'
import type { PersonalDataParts } from './personal-data.ts'

const myDataFile = { path: '/my-data/:reader', fields: { reader: LinkNumber, session: LinkNumber }, seconds: 300 }

/** A link to the person's own data that works for five minutes, or until they sign out. */
export const dataLink = (tools: Pick<Tools, 'secret' | 'clock'>, { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>) =>
  linkTo(tools, myDataFile, { reader: id, session: sessionId })

/** A download is expensive; this allows for retries on a bad connection. */
const limit = { name: 'my data', times: 20, seconds: 3600 }

export function myDataRoutes(app: App, personalData: PersonalDataParts) {
  const { deps } = app
  const { parts } = personalData
  serve(app, contract.createDataLink, ({ tools, actor }) => ({ url: dataLink(tools, actor) }))

  serve(app, contract.previewDeletion, ({ db, tools, actor }) => {
    assertOutsider(actor.role)
    return service.previewDeletion(db, personalData, actor.id, tools.clock())
  })

  serve(app, contract.deleteAccount, ({ db, tools, actor, body, request, setMessage }) => {
    setMessage('Your account has been deleted')
    return service.deleteAccount(db, tools, personalData, { actor, password: body.password, address: request.ip })
  })

  serve(app, previewDeletionOf, ({ db, tools, actor, params }) =>
    service.previewDeletionOf(db, tools, personalData, { actor, personId: params.userId }),
  )
  serve(app, deleteAccountOf, ({ db, tools, actor, params, body, setMessage }) => {
    setMessage('The account has been deleted')
    return service.deleteAccountOf(db, tools, personalData, { actor, personId: params.userId, request: body })
  })

  serveFile(app, {
    ...myDataFile,
    what: 'This download',
    limit,
    isCollected: true,
    open: async ({ reader, session }) => {
      const person = await personById(deps.db, reader)
      const isSignedIn = (await liveSessions(deps.db, [session])).has(session)
      if (!person || person.deletedAt || !isSignedIn) return null
      return {
        type: 'application/zip',
        name: zipName(deps.clock()),
        content: () => createZip(deps, parts, person),
      }
    },
  })
}

/** Loads the zip library with the first download. */
const createZip = async (...args: Parameters<(typeof import('./zip.ts'))['dataZip']>) =>
  (await import('./zip.ts')).dataZip(...args)
