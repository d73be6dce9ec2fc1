import { jobColumns, listJobDesk } from '#contract/careers/job-desk.ts'
import { listBugDesk, listRequestDesk } from '#contract/community/desk.ts'
import { deskJobsPage } from '#server/careers/index.ts'
import { bugDeskPage, requestDeskPage } from '#server/community/index.ts'
import { indiaDate } from '#server/kit/india.ts'
import { exportOf, moment } from './kinds.ts'

/** The column names match the import, so that an edited export can be imported again. */
export const jobs = exportOf({
  permission: 'jobs:see',
  list: listJobDesk,
  page: ({ db, now }, query) => deskJobsPage(db, indiaDate(now), query),
  columns: {
    [jobColumns.title]: ({ title }) => title,
    [jobColumns.companyName]: ({ companyName }) => companyName,
    [jobColumns.experience]: ({ experience }) => experience,
    [jobColumns.minYears]: ({ minYears }) => minYears,
    [jobColumns.location]: ({ location }) => location,
    [jobColumns.jobType]: ({ jobType }) => jobType,
    [jobColumns.pay]: ({ pay }) => pay,
    [jobColumns.payFrom]: ({ payFrom }) => payFrom,
    [jobColumns.payTo]: ({ payTo }) => payTo,
    [jobColumns.payPer]: ({ payPer }) => payPer,
    [jobColumns.skills]: ({ skills }) => skills.join(', '),
    [jobColumns.description]: ({ description }) => description,
    [jobColumns.hrEmail]: ({ hrEmail }) => hrEmail,
    [jobColumns.companyLink]: ({ companyLink }) => companyLink,
    [jobColumns.applyLink]: ({ applyLink }) => applyLink,
    [jobColumns.linkedinProfile]: ({ linkedinProfile }) => linkedinProfile,
    [jobColumns.postedDate]: ({ postedDate }) => postedDate,
    [jobColumns.expiresOn]: ({ expiresOn }) => expiresOn,
    State: ({ state }) => state,
    Saved: ({ saved }) => saved,
    Applied: ({ applied }) => applied,
  },
})

export const bugs = exportOf({
  permission: 'boards:see',
  list: listBugDesk,
  page: ({ db, readerId }, query) =>
    // Screenshot links expire within minutes, so the file has none.
    bugDeskPage(db, query, { id: readerId, isStaff: true, linkTo: () => '' }),
  columns: {
    'Bug ID': ({ bugId }) => bugId,
    Title: ({ title }) => title,
    Steps: ({ steps }) => steps,
    Page: ({ page }) => page,
    State: ({ state }) => state,
    'Reported by': ({ reporter }) => reporter,
    'Reported (IST)': ({ createdAt }) => moment(createdAt),
    Assignee: ({ assignee }) => assignee?.name ?? '',
    Comments: ({ comments }) => comments,
    Answer: ({ answer }) => answer,
    'Answered (IST)': ({ answeredAt }) => moment(answeredAt),
  },
})

export const requests = exportOf({
  permission: 'boards:see',
  list: listRequestDesk,
  page: ({ db, readerId }, query) => requestDeskPage(db, readerId, query),
  columns: {
    'Request ID': ({ requestId }) => requestId,
    Title: ({ title }) => title,
    Description: ({ description }) => description,
    Priority: ({ priority }) => priority,
    State: ({ state }) => state,
    Votes: ({ votes }) => votes,
    'Requested by': ({ reporter }) => reporter,
    'Requested (IST)': ({ createdAt }) => moment(createdAt),
    Assignee: ({ assignee }) => assignee?.name ?? '',
    Answer: ({ answer }) => answer,
    'Answered (IST)': ({ answeredAt }) => moment(answeredAt),
  },
})
