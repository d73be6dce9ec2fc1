import {
  blockPeople,
  blockPerson,
  changeRole,
  endSessionsOf,
  importPeople,
  invitePerson,
  listStaff,
  noteOnPerson,
  sendResetTo,
  unblockPerson,
} from '#contract/identity/staff.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { importFile } from './import-people.service.ts'
import { invite } from './invitations.service.ts'
import type { Above } from './staff-above.ts'
import * as staff from './service.ts'
import { staffMembers } from './store.ts'

export function staffRoutes(app: App, above: Above) {
  serve(app, listStaff, ({ db }) => staffMembers(db))

  serve(app, changeRole, ({ deps, actor, params, body }) =>
    staff.changeRole(deps, above, { actorId: actor.id, personId: params.userId, role: body.role }),
  )
  serve(app, blockPerson, ({ deps, actor, params, body }) =>
    staff.block(deps, above, params.userId, { actorId: actor.id, isBlocked: true, reason: body.reason }),
  )
  serve(app, unblockPerson, ({ deps, actor, params }) =>
    staff.block(deps, above, params.userId, { actorId: actor.id, isBlocked: false, reason: '' }),
  )
  serve(app, blockPeople, ({ deps, actor, body: { userIds, ...wanted } }) =>
    staff.blockMany(deps, above, userIds, { actorId: actor.id, ...wanted }),
  )
  serve(app, endSessionsOf, ({ deps, actor, params }) => staff.signOut(deps, actor, params.userId))
  serve(app, sendResetTo, ({ deps, actor, params, setMessage }) => {
    setMessage('A link to choose a password is on its way')
    return staff.sendReset(deps, above, actor.id, params.userId)
  })
  serve(app, noteOnPerson, ({ deps, actor, params, body }) => staff.note(deps, actor.id, params.userId, body.body))

  serve(app, invitePerson, ({ deps, actor, body, setMessage }) => {
    setMessage('The invitation is on its way')
    return invite(deps, above, actor.id, body)
  })
  serve(app, importPeople, ({ deps, actor, body, files }) =>
    importFile(deps, above, files, { actorId: actor.id, isConfirmed: body.confirm }),
  )
}
