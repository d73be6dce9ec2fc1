import { insertBugComment } from '#server/community/bugs.store.ts'
import { formOf } from '../forms.ts'
import { type Give, own, owned, ownersAndStaff, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const bug: Give = async ({ newBug }) => ({ params: { bugId: await newBug() } })
const fact: Give = async ({ newFact }) => ({ params: { factId: await newFact() } })
const request: Give = async ({ newRequest }) => ({ params: { requestId: await newRequest() } })
/** Posts on a board are visible to all, with the author's first name. */
const board = { tells: ['firstName'], hides: '/files/' } as const

async function bugComment({ db, newBug, owner }: World) {
  const bugId = await newBug()
  const { id: commentId } = await insertBugComment(db, { bugId, authorId: owner.id, body: 'Here too' })
  return { params: { bugId, commentId } }
}

/** The boards: bugs, facts and feature requests. */
export const community: Rows = {
  listBugs: shared(undefined, board),
  getBug: shared(bug, board),
  reportBug: own(() => ({ body: formOf({ title: 'The page jumps', steps: 'I open it' }) })),
  listBugComments: shared(async (world) => ({ params: { bugId: (await bugComment(world)).params.bugId } }), board),
  commentOnBug: shared(async (...given) => ({ ...(await bug(...given)), body: { body: 'Here too' } }), board),
  deleteBugComment: owned(ownersAndStaff, bugComment),
  answerBug: shared(async (...given) => ({ ...(await bug(...given)), body: { state: 'fixed', answer: 'Done' } })),

  listFacts: shared(undefined, board),
  shareFact: own(() => ({ body: { text: 'Water boils earlier in Leh', source: 'A book', sourceUrl: '' } })),
  likeFact: shared(fact),
  unlikeFact: shared(fact),
  reportFact: owned({ owner: 409, other: 'done', mentor: 'done', admin: 'done' }, async (...given) => ({
    ...(await fact(...given)),
    body: { reason: 'It is not so' },
  })),
  deleteFact: owned(ownersAndStaff, fact),
  listReportedFacts: shared(),
  dismissFactReports: shared(fact),

  listFeatureRequests: shared(undefined, board),
  getFeatureRequest: shared(request, board),
  findSimilarRequests: shared(() => ({ query: { title: 'Dark mode' } }), board),
  requestFeature: own(() => ({ body: { title: 'Dark mode', description: 'For late hours', priority: 'Low' } })),
  voteForFeature: shared(request),
  withdrawVote: shared(request),
  answerFeatureRequest: shared(async (...given) => ({
    ...(await request(...given)),
    body: { state: 'planned', answer: 'Soon' },
  })),
}
