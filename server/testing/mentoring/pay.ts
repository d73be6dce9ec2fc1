import { addMonths, monthOf } from '#server/mentoring/pay/rules.ts'
import { mentorRates, mentorStatements } from '#server/mentoring/tables.ts'
import { own, owned, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'
import type { TestApp } from '../test-app.ts'

type Team = Pick<TestApp, 'db' | 'newActor'>

/** A mentor whose October was paid by somebody else. Returns their id. */
export async function newPaidMentor({ db, newActor }: Team): Promise<number> {
  const [mentor, payer] = [await newActor('mentor'), await newActor('admin')]
  const lines = [{ kind: 'month' as const, count: 1, ratePaise: 50_000, paise: 50_000 }]
  const paid = { month: '2026-10', reference: 'UTR 1', paidBy: payer.id, paidAt: new Date('2026-11-02T10:00:00Z') }
  await db.insert(mentorStatements).values({ ...paid, personId: mentor.id, lines, items: [], paise: 50_000 })
  return mentor.id
}

const thisMonth = () => monthOf(new Date())
/** Over for more than a few minutes. */
const month = addMonths(thisMonth(), -2)

/** A mentor who gets 500 rupees a month. */
async function aMentor({ db, newActor }: Team) {
  const [{ id: personId }, { id: setBy }] = [await newActor('mentor'), await newActor('admin')]
  const rate = { fromMonth: month, reviewPaise: 0, sessionPaise: 0, monthPaise: 50_000 }
  await db.insert(mentorRates).values({ ...rate, personId, setBy, setAt: new Date() })
  return { params: { userId: personId } }
}

const amounts = { review: 50, session: 200, month: 0 }

/** What mentors earn. */
export const pay: Rows = {
  listMentorPay: shared(),
  getMentorPay: shared(async (world) => ({ ...(await aMentor(world)), query: { month } })),
  getMyPay: own(undefined, { isAlike: true }),
  listPayRates: shared(),
  setPayRate: [
    shared(async (world) => ({
      body: { userId: (await aMentor(world)).params.userId, fromMonth: thisMonth(), rupees: amounts },
    })),
    owned(
      { owner: 403, other: 403, mentor: 403, admin: 400 },
      ({ owner }) => ({ body: { userId: owner.id, fromMonth: thisMonth(), rupees: amounts } }),
      { about: "with the owner's userId" },
    ),
  ],
  payMentor: shared(async (world) => ({
    ...(await aMentor(world)),
    body: { month, rupees: 500, reference: 'UTR 7' },
  })),
  correctPay: shared(async (world: World) => ({
    params: { userId: await newPaidMentor(world) },
    body: { month: '2026-10', rupees: -20, reason: 'Counted twice' },
  })),
}
