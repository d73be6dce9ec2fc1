import * as contract from '#contract/identity/staff.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { importPeople } from './import-people.service.ts'
import { invite, type MembershipLinks } from './invitations.service.ts'
import { addNote, changeRole, sendReset, setBlocked, setBlockedMany, signOut } from './service.ts'
import { staffMembers } from './store.ts'

export function staffRoutes(app: App, membership: MembershipLinks) {
  serve(app, contract.listStaff, ({ db }) => staffMembers(db))

  serve(app, contract.changeRole, ({ db, tools, actor, params, body }) =>
    changeRole(db, tools, { actor, personId: params.userId, wanted: body }),
  )
  serve(app, contract.blockPerson, ({ db, tools, actor, params, body }) =>
    setBlocked(db, tools, params.userId, { actor, isBlocked: true, reason: body.reason }),
  )
  serve(app, contract.unblockPerson, ({ db, tools, actor, params }) =>
    setBlocked(db, tools, params.userId, { actor, isBlocked: false, reason: '' }),
  )
  serve(app, contract.blockPeople, ({ db, tools, actor, body: { userIds, ...block } }) =>
    setBlockedMany(db, tools, userIds, { actor, ...block }),
  )
  serve(app, contract.endSessionsOf, ({ db, actor, params }) => signOut(db, actor, params.userId))
  serve(app, contract.sendResetTo, ({ db, tools, actor, params, setMessage }) => {
    setMessage('We’ve emailed them a link to choose a password')
    return sendReset(db, tools, actor, params.userId)
  })
  serve(app, contract.noteOnPerson, ({ db, actor, params, body }) => addNote(db, actor.id, params.userId, body.body))

  serve(app, contract.invitePerson, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Invitation sent')
    return invite(db, tools, membership, { ...body, actor })
  })
  serve(app, contract.importPeople, ({ db, tools, actor, body, files }) =>
    importPeople(db, tools, membership, { file: files[0], actorId: actor.id, isConfirmed: body.confirm }),
  )
}
