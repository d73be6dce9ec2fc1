import { newApprovedStep, portfolioDraft, provenItem, storePortfolio } from './portfolio.ts'
import { type Give, own, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'

/** Somebody's portfolio with an approved step, its text and files. */
async function newPortfolio(world: World) {
  const { id: personId } = await world.newActor('learner')
  const { attemptId } = await newApprovedStep(world, { personId, mentorId: world.mentor.id })
  const { token } = await storePortfolio(world, personId, [provenItem(attemptId, { showsWork: true })])
  return { token, key: `step-${attemptId}` }
}

const composed: Give = async (world, actor) => {
  await storePortfolio(world, actor!.id)
  return {}
}

export const portfolio: Rows = {
  getMyPortfolio: own(),
  savePortfolio: own(() => ({ body: { portfolio: portfolioDraft(), version: 0 } }), { byNewcomers: true }),
  getPortfolioSources: own(),
  setPortfolioLink: own(async (world, actor) => ({ ...(await composed(world, actor)), body: { days: 90 } }), {
    byNewcomers: true,
  }),
  revokePortfolioLink: own(composed, { byNewcomers: true }),
  getSharedPortfolio: shared(async (world) => {
    const { token } = await newPortfolio(world)
    return { params: { token } }
  }),
  getSharedWork: shared(async (world) => ({ params: await newPortfolio(world) })),
}

/** Routes with an address that works. */
export const portfolioFiles = [
  ...['portfolio.pdf', 'resume.json', 'credential.json'].map(
    (name) =>
      [
        `/portfolio/:token/${name}`,
        async (world: World) => `/portfolio/${(await newPortfolio(world)).token}/${name}`,
      ] as const,
  ),
  [
    '/portfolio/status/:file',
    async (world: World) => {
      await newPortfolio(world)
      return '/portfolio/status/0.json'
    },
  ] as const,
]
