import { listProjectSubmissions } from '#contract/projects/submissions.ts'
import { listIdeas } from '#contract/projects/ideas.ts'
import { submissionsPage, ideasPage } from '#server/projects/index.ts'
import { exportOf, moment } from './kinds.ts'

export const ideas = exportOf({
  permission: 'reviews:see',
  list: listIdeas,
  page: ({ db }, query) => ideasPage(db, query),
  columns: {
    'Idea ID': ({ ideaId }) => ideaId,
    Name: ({ name }) => name,
    Description: ({ description }) => description,
    'Tech stack': ({ techStack }) => techStack.join(', '),
    Learner: ({ author }) => author,
    'Added (IST)': ({ createdAt }) => moment(createdAt),
    'Waiting since (IST)': ({ waitingSince }) => moment(waitingSince),
    Comments: ({ comments }) => comments,
  },
})

export const projects = exportOf({
  permission: 'reviews:see',
  list: listProjectSubmissions,
  // File links expire within minutes, so the export has none.
  page: ({ db }, query) => submissionsPage(db, query, () => ''),
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
    Comments: ({ comments }) => comments,
  },
})
