import { expect, test } from 'vitest'
import { sql } from '#server/kit/db/orm.ts'
import { type Movement, sbi, sendStatement, untilState } from '#server/testing/membership/bank-statements.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { rounds } from '#server/testing/scale.ts'

const desk = await moneyDesk()
await desk.registerJobs()

const pendingCount = rounds(20, 10_000)
const lineCount = rounds(100, 50_000)
const day = new Date('2026-11-05T00:00:00Z')
const reference = (at: number) => String(431_200_000_000 + at * 1009)

test(`a statement of ${lineCount} lines is matched with ${pendingCount} payments`, async () => {
  const admin = await desk.newActor('admin')
  const payer = await desk.newActor('learner')
  await desk.db.execute(sql`
    insert into payments (person_id, transaction_id, amount_paise, method)
    select ${payer.id}, (431200000000 + at * 1009)::text, 39900, 'upi' from generate_series(0, ${pendingCount - 1}) at`)
  const movements = Array.from({ length: lineCount }, (_, at): Movement => ({
    day,
    rupees: at % 7 === 0 ? '398.00' : '399.00',
    narration: `BY TRANSFER-UPI/CR/${reference(at)}/RAVI KUMAR/SBIN/ravi.kumar@oksbi/Course fee`,
  }))
  const { statementId } = (await sendStatement(desk, admin, sbi(movements))).body.data
  const statement = await untilState(desk, admin, statementId, 'matched')
  const differing = Math.ceil(pendingCount / 7)
  expect(statement.counts).toMatchObject({ exact: pendingCount - differing, 'amount differs': differing })
  expect(Object.values<number>(statement.counts).reduce((sum, count) => sum + count)).toBe(lineCount)
  expect(statement.doneCount).toBe(statement.lineCount)
})
