import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { jsonRead, toDate } from '#server/kit/db/reads.ts'
import { gatewayOrders } from '../gateway/tables.ts'
import { accessEntries, remindersOff } from '../tables.ts'

type Access = {
  end: Date | null
  changedAt: Date | null
  hasReminders: boolean
  /** They came back from the gateway, and their payment isn't known yet. After two hours something went wrong there. */
  isConfirming: boolean
}

const personId = sql.placeholder('personId')

export const accessRead = jsonRead<AccessJson | null, Access, { personId: number }>(
  'access',
  ['personId'],
  sql`select json_build_object(
    'end', ${people.accessEndsAt},
    'changedAt', (select ${accessEntries.createdAt} from ${accessEntries} where ${accessEntries.personId} = ${personId}
      order by ${accessEntries.id} desc limit 1),
    'hasReminders', not exists (select from ${remindersOff} where ${remindersOff.personId} = ${personId}),
    'isConfirming', exists (select from ${gatewayOrders} where ${gatewayOrders.personId} = ${personId}
      and ${gatewayOrders.state} = 'created' and ${gatewayOrders.returnedAt} > now() - interval '2 hours'))
    from ${people} where ${people.id} = ${personId}`,
  (json) =>
    json
      ? { ...json, end: toDate(json.end), changedAt: toDate(json.changedAt) }
      : { end: null, changedAt: null, hasReminders: true, isConfirming: false },
)

type AccessJson = Omit<Access, 'end' | 'changedAt'> & { end: string | null; changedAt: string | null }

/** When access ends and when it last changed, both null if the person never had access; and whether we remind them. */
export const accessOf = (db: Db, personId: number): Promise<Access> => accessRead(db, { personId })
