import { listAtRisk } from '#contract/insights/at-risk.ts'
import { type FunnelMonth, ReportExport, type ReviewTimes, StepsExport } from '#contract/insights/reports.ts'
import { atRiskPage } from '../at-risk/store.ts'
import { reportFigures } from '../reports/service.ts'
import { exportOf, moment } from './kinds.ts'

const atRisk = exportOf({
  permission: 'people:see',
  list: listAtRisk,
  page: async ({ db, now }, query) => {
    const { items, next } = await atRiskPage(db, query, now)
    return { items: items.map((item) => ({ ...item, list: query.list })), next }
  },
  columns: {
    List: ({ list }) => list,
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    'Since (IST)': ({ since }) => moment(since),
    Course: ({ course }) => course?.title ?? '',
    'Step or project': ({ work }) => work,
    'Last seen (IST)': ({ lastSeenAt }) => moment(lastSeenAt),
    'Access ends (IST)': ({ accessEndsAt }) => moment(accessEndsAt),
  },
})

/** A report has few rows: one page. */
const whole = <Item>(items: Item[]) => ({ items, next: null })

const funnel = exportOf({
  permission: 'people:see',
  list: { query: ReportExport },
  page: async ({ db, tools }, { range }) => whole((await reportFigures(db, tools, range)).funnel),
  columns: {
    Month: ({ month }: FunnelMonth) => month,
    Registered: ({ learners }) => learners.registered,
    'Payment verified': ({ learners }) => learners.verified,
    'First submission': ({ learners }) => learners.submitted,
    'Completed a course': ({ learners }) => learners.completed,
    'Demo booked': ({ demos }) => demos.booked,
    'Demo: registered': ({ demos }) => demos.registered,
    'Demo: payment verified': ({ demos }) => demos.verified,
    'Demo: first submission': ({ demos }) => demos.submitted,
    'Demo: completed a course': ({ demos }) => demos.completed,
  },
})

const courseSteps = exportOf({
  permission: 'people:see',
  list: { query: StepsExport },
  page: async ({ db, tools }, { range, courseId }) => {
    const { courses } = await reportFigures(db, tools, range)
    const chosen = courses.filter((course) => courseId === undefined || course.courseId === courseId)
    return whole(
      chosen.flatMap(({ title, enrolled, atStart, steps }) => [
        {
          title,
          enrolled,
          task: '',
          name: 'No step passed yet',
          passed: null,
          verdicts: null,
          rejected: null,
          ...atStart,
        },
        ...steps.map((step) => ({ title, enrolled, ...step })),
      ]),
    )
  },
  columns: {
    Course: ({ title }) => title,
    Task: ({ task }) => task,
    Step: ({ name }) => name,
    'Learners enrolled': ({ enrolled }) => enrolled,
    'Passed this step or a later one': ({ passed }) => passed,
    'Last passed step is this one': ({ lastHere }) => lastHere,
    'Stopped here': ({ stopped }) => stopped,
    Verdicts: ({ verdicts }) => verdicts,
    Rejected: ({ rejected }) => rejected,
  },
})

const oneDecimal = (hours: number) => Math.round(hours * 10) / 10

const reviewTimes = exportOf({
  permission: 'people:see',
  list: { query: ReportExport },
  page: async ({ db, tools }, { range }) => {
    const { courses, reviewTimes: all } = await reportFigures(db, tools, range)
    const rows: { title: string; times: ReviewTimes | null }[] = [
      { title: 'All courses', times: all },
      ...courses.map(({ title, reviewTimes: times }) => ({ title, times })),
    ]
    return whole(rows.flatMap(({ title, times }) => (times ? [{ title, ...times }] : [])))
  },
  columns: {
    Course: ({ title }) => title,
    Reviews: ({ reviews }) => reviews,
    'Median (working hours)': ({ medianHours }) => oneDecimal(medianHours),
    '9 of 10 within (working hours)': ({ p90Hours }) => oneDecimal(p90Hours),
    'On time': ({ onTime }) => onTime,
  },
})

export const insightExports = {
  'at-risk': atRisk,
  funnel,
  'course-steps': courseSteps,
  'review-times': reviewTimes,
}
