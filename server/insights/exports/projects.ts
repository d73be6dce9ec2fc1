import { listProjectSubmissions } from '#contract/projects/submissions.ts'
import { listIdeas } from '#contract/projects/ideas.ts'
import { submissionsPage, ideasPage } from '#server/projects/index.ts'
import { exportOf, moment } from './kinds.ts'

export const ideas = exportOf({
  list: listIdeas,
  page: ({ deps }, query) => ideasPage(deps.db, query),
  columns: {
    'Idea ID': ({ ideaId }) => ideaId,
    Name: ({ name }) => name,
    Description: ({ description }) => description,
    'Tech stack': ({ techStack }) => techStack.join(', '),
    Learner: ({ author }) => author,
    'Put down (IST)': ({ createdAt }) => moment(createdAt),
    'Waiting since (IST)': ({ waitingSince }) => moment(waitingSince),
    Remarks: ({ remarks }) => remarks,
  },
})

/** What was submitted. */
export const projects = exportOf({
  list: listProjectSubmissions,
  // Links die within minutes; in a file that is kept they would be of no use.
  page: ({ deps }, query) => submissionsPage(deps.db, query, () => ''),
  columns: {
    'Submission ID': ({ submissionId }) => submissionId,
    Name: ({ name }) => name,
    Description: ({ description }) => description,
    Project: ({ briefTitle }) => briefTitle,
    Learner: ({ author }) => author,
    Attempt: ({ attempt }) => attempt,
    File: ({ file }) => file.name,
    State: ({ state }) => state,
    'Submitted (IST)': ({ submittedAt }) => moment(submittedAt),
    'Decided (IST)': ({ decidedAt }) => moment(decidedAt),
    Remarks: ({ remarks }) => remarks,
  },
})
