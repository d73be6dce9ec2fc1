import { grantAccess } from '../learning/learning.ts'
import { newBrief, projectForm } from '../projects.ts'
import { type Give, onlyOwners, own, owned, ownersAndStaff, type Rows, shared } from './row.ts'

const idea: Give = async ({ newIdea }) => ({ params: { ideaId: await newIdea() } })
const submission: Give = async ({ newSubmission }) => ({ params: { submissionId: await newSubmission() } })
const draft = { name: 'Bus times', description: 'When it really comes', techStack: 'React' }
const comment = { body: 'Begin small' }

/** Ideas of learners, projects, and comments on both. */
export const projects: Rows = {
  listMyIdeas: own(),
  createIdea: own(() => ({ body: draft })),
  editIdea: owned(onlyOwners, async (...given) => ({ ...(await idea(...given)), body: draft })),
  deleteIdea: owned(onlyOwners, idea),
  getIdea: owned(ownersAndStaff, idea),
  listIdeaComments: owned(ownersAndStaff, idea),
  commentOnIdea: owned(ownersAndStaff, async (...given) => ({ ...(await idea(...given)), body: comment })),
  listIdeas: shared(),

  listBriefs: own(async (world) => {
    await world.newSubmission()
    return {}
  }),
  getBrief: own(async (world) => ({ params: { briefId: (await newBrief(world)).id } }), { isAlike: true }),
  submitProjectFor: own(
    async (world, actor) => {
      if (actor) await grantAccess(world, actor.id)
      return { params: { briefId: (await newBrief(world)).id }, body: projectForm() }
    },
    { byNewcomers: true },
  ),
  getProjectSubmission: owned(ownersAndStaff, submission),
  listSubmissionComments: owned(ownersAndStaff, submission),
  commentOnSubmission: owned(ownersAndStaff, async (...given) => ({ ...(await submission(...given)), body: comment })),
}
