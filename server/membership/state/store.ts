import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { sharedRead } from '#server/kit/db/shared-reads.ts'
import { gatewayOrders } from '../gateway/tables.ts'
import { accessEntries, remindersOff } from '../tables.ts'

const accessRow = prepared((db) => {
  const person = eq(people.id, sql.placeholder('personId'))
  const ofPerson = eq(accessEntries.personId, sql.placeholder('personId'))
  return db
    .select({
      end: people.accessEndsAt,
      changedAt: sql`(select ${accessEntries.createdAt} from ${accessEntries} where ${ofPerson}
        order by ${accessEntries.id} desc limit 1)`.mapWith(accessEntries.createdAt),
      hasReminders: sql<boolean>`not exists (select from ${remindersOff}
        where ${remindersOff.personId} = ${sql.placeholder('personId')})`,
      isConfirming: sql<boolean>`exists (select from ${gatewayOrders}
        where ${gatewayOrders.personId} = ${sql.placeholder('personId')} and ${gatewayOrders.state} = 'created'
          and ${gatewayOrders.returnedAt} > now() - interval '2 hours')`,
    })
    .from(people)
    .where(person)
    .prepare('access_of')
})

type Access = {
  end: Date | null
  changedAt: Date | null
  hasReminders: boolean
  /** They came back from the gateway, and their payment isn't known yet. After two hours something went wrong there. */
  isConfirming: boolean
}

/** When access ends and when it last changed, both null if the person never had access; and whether we remind them. */
export const accessOf = (db: Db, personId: number): Promise<Access> =>
  sharedRead(db, `access of ${personId}`, async () => {
    const [row = { end: null, changedAt: null, hasReminders: true, isConfirming: false }] = await accessRow(db).execute(
      { personId },
    )
    return row
  })
