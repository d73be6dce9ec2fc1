import type { CoursePerformance, Performance } from '#contract/learning/performance.ts'
import { Calendar } from '#web/kit/charts/calendar.tsx'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { Ring } from '#web/kit/charts/ring.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { WeekBars } from '#web/kit/charts/week-bars.tsx'
import { formatDuration } from '#web/kit/duration.ts'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import {
  dayLabel,
  formatDate,
  describeFirstTime,
  describeQuiz,
  quizTotals,
  hoursToMs,
  monthStarts,
  formatMonth,
  describeDays,
  describeTimeToApproval,
  formatHours,
  weekLabel,
  weeksToShow,
  describeWeeks,
} from './performance.rules.ts'

const course: Column<CoursePerformance> = {
  key: 'course',
  header: 'Course',
  cell: (row) => row.courseTitle,
  heading: true,
  written: true,
}
const courseKey = ({ courseId }: CoursePerformance) => courseId

export function WeekByWeek(performance: Performance) {
  const weeks = weeksToShow(performance.weeks)
  const months = monthStarts(weeks)
  return (
    <ChartCard
      title="Week by week"
      summary={describeWeeks(weeks)}
      chart={
        <WeekBars
          label="Submissions and approvals by week."
          names={['Submitted', 'Approved']}
          weeks={weeks.map((week, index) => ({
            month: months[index] ?? null,
            begun: week.submissions,
            done: week.approvals,
            label: weekLabel(week),
          }))}
        />
      }
      table={
        <Table
          caption="Submissions and approvals by week"
          columns={[
            { key: 'week', header: 'Week of', cell: (week) => formatDate(week.startsOn), heading: true },
            { key: 'submissions', header: 'Submitted', cell: (week) => week.submissions, numeric: true },
            { key: 'approvals', header: 'Approved', cell: (week) => week.approvals, numeric: true },
          ]}
          rows={weeks.toReversed()}
          rowKey={({ startsOn }) => startsOn}
        />
      }
    />
  )
}

export function FirstTime({ total, courses }: Performance) {
  return (
    <ChartCard
      title="Approved on the first attempt"
      summary={describeFirstTime(total)}
      chart={
        <div className="flex justify-center">
          <Ring part={total.firstApproved} whole={total.firstDecided} />
        </div>
      }
      table={
        <Table
          caption="Approved on the first attempt, by course"
          columns={[
            course,
            { key: 'decided', header: 'First attempts reviewed', cell: (row) => row.firstDecided, numeric: true },
            { key: 'approved', header: 'Approved', cell: (row) => row.firstApproved, numeric: true },
          ]}
          rows={courses}
          rowKey={courseKey}
        />
      }
    />
  )
}

export function TimeToApproval({ total, courses }: Performance) {
  const timed = courses.filter((course) => course.medianHoursToApproval !== null)
  const longest = Math.max(...timed.map((course) => course.medianHoursToApproval ?? 0))
  return (
    <ChartCard
      title="Time to approval"
      summary={describeTimeToApproval(total)}
      chart={
        <RowBars
          whole={() => longest}
          rows={timed.map(({ courseId, courseTitle, medianHoursToApproval }) => ({
            key: courseId,
            name: courseTitle,
            parts: [{ value: medianHoursToApproval ?? 0, look: 'plain' }],
            label: formatHours(medianHoursToApproval ?? 0),
          }))}
        />
      }
      table={
        <Table
          caption="Time to approval, by course"
          columns={[
            course,
            { key: 'approved', header: 'Steps approved', cell: (row) => row.approved, numeric: true },
            { key: 'time', header: 'Median time', cell: (row) => medianTime(row), numeric: true },
          ]}
          rows={courses}
          rowKey={courseKey}
        />
      }
    />
  )
}

const medianTime = ({ medianHoursToApproval: hours }: CoursePerformance) =>
  hours === null ? '–' : formatDuration(hoursToMs(hours))

export function ByCourse({ courses }: Performance) {
  return (
    <ChartCard
      title="Course by course"
      summary="Steps approved, in review and to resubmit in each course."
      chart={
        <RowBars
          whole={(row) => courses.find(({ courseId }) => courseId === row.key)?.progress.steps ?? 0}
          rows={courses.map(({ courseId, courseTitle, progress }) => ({
            key: courseId,
            name: courseTitle,
            parts: [
              { value: progress.approved, look: 'done' },
              { value: progress.waiting, look: 'waiting' },
              { value: progress.rejected, look: 'back' },
            ],
            label: progressLabel(progress),
          }))}
        />
      }
      table={
        <Table
          caption="Steps and submissions, by course"
          columns={[
            course,
            { key: 'steps', header: 'Steps', cell: (row) => row.progress.steps, numeric: true },
            { key: 'approved', header: 'Approved', cell: (row) => row.progress.approved, numeric: true },
            { key: 'waiting', header: 'In review', cell: (row) => row.progress.waiting, numeric: true },
            { key: 'rejected', header: 'To resubmit', cell: (row) => row.progress.rejected, numeric: true },
            { key: 'submissions', header: 'Submissions', cell: (row) => row.submissions, numeric: true },
          ]}
          rows={courses}
          rowKey={courseKey}
        />
      }
    />
  )
}

function progressLabel({ approved, waiting, rejected, steps }: CoursePerformance['progress']): string {
  const rest = [waiting > 0 && `${waiting} in review`, rejected > 0 && `${rejected} to resubmit`].filter(Boolean)
  return [`${approved} of ${steps} approved`, ...rest].join(', ')
}

/** Null until a question of a lesson is answered. */
export function Questions({ courses }: Pick<Performance, 'courses'>) {
  const answered = courses.filter(({ quiz }) => quiz.answered > 0)
  if (answered.length === 0) return null
  return (
    <ChartCard
      title="Questions in lessons"
      summary={describeQuiz(quizTotals(answered))}
      chart={
        <RowBars
          whole={(row) => answered.find(({ courseId }) => courseId === row.key)?.quiz.answered ?? 0}
          rows={answered.map(({ courseId, courseTitle, quiz }) => ({
            key: courseId,
            name: courseTitle,
            parts: [{ value: quiz.rightAtFirst, look: 'done' }],
            label: `${quiz.rightAtFirst} of ${quiz.answered} right at first`,
          }))}
        />
      }
      table={
        <Table
          caption="Questions in lessons, by course"
          columns={[
            course,
            { key: 'answered', header: 'Answered', cell: (row) => row.quiz.answered, numeric: true },
            { key: 'right', header: 'Right at first', cell: (row) => row.quiz.rightAtFirst, numeric: true },
          ]}
          rows={answered}
          rowKey={courseKey}
        />
      }
    />
  )
}

export function SubmissionCalendar({ days, streak }: Performance) {
  const active = days.filter(({ submissions }) => submissions > 0).toReversed()
  return (
    <ChartCard
      title="Day by day"
      summary={describeDays({ days, streak })}
      chart={
        <Calendar
          label="The last 53 weeks, day by day."
          days={days.map((day) => ({ date: day.date, count: day.submissions, label: dayLabel(day) }))}
          monthOf={formatMonth}
        />
      }
      table={
        <Table
          caption="Days with submissions, newest first"
          columns={[
            { key: 'day', header: 'Day', cell: (day) => formatDate(day.date), heading: true },
            { key: 'submissions', header: 'Submissions', cell: (day) => day.submissions, numeric: true },
          ]}
          rows={active}
          rowKey={({ date }) => date}
        />
      }
    />
  )
}
