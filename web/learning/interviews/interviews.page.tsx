import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import {
  interviewMinutes,
  type InterviewsPage as Listed,
  type InterviewSummary,
} from '#contract/learning/study/interviews.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { ArrowRight } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { myInterviews, useStartInterview } from './interviews.api.ts'
import { describeScore, minutesTaken } from './interviews.rules.ts'

const pathOf = (interviewId: number) => `/dashboard/interview/${interviewId}`

export function InterviewsPage() {
  const interviews = useQuery(myInterviews)
  return (
    <>
      <PageHeader intro={`Two problems, ${interviewMinutes} minutes, then a review of what was missed.`} />
      <QueryView query={interviews}>
        {(page) => (
          <div className="grid grid-cols-1 gap-6">
            <Start page={page} />
            {page.past.length > 0 && <Past interviews={page.past} />}
          </div>
        )}
      </QueryView>
    </>
  )
}

function Start({ page: { courses, openId } }: { page: Listed }) {
  if (openId !== null)
    return (
      <Card as="section" aria-labelledby="running">
        <h2 id="running" className="type-h3">
          An interview is running
        </h2>
        <p className="mt-1.5 mb-4 max-w-prose text-soft">
          The clock keeps running, on every device. What you wrote is saved.
        </p>
        <RouteButton to={pathOf(openId)} variant="primary" size="large">
          Continue
          <ArrowRight aria-hidden="true" className="size-5" />
        </RouteButton>
      </Card>
    )
  if (courses.length === 0)
    return (
      <EmptyCard
        title="Interviews come with Data Structures"
        action={<RouteButton to="/dashboard/all-courses">See all skills</RouteButton>}
      >
        Enrol in Data Structures & Interview Preparation to take mock interviews with its exercises.
      </EmptyCard>
    )
  return courses.map((course) => <NewInterview key={course.courseId} {...course} />)
}

function NewInterview({ courseId, courseTitle }: Listed['courses'][number]) {
  const navigate = useNavigate()
  const start = useStartInterview()
  const begin = () =>
    start.mutate({ body: { courseId } }, { onSuccess: ({ interviewId }) => void navigate(pathOf(interviewId)) })
  return (
    <Card as="section" aria-labelledby={`course-${courseId}`}>
      <h2 id={`course-${courseId}`} className="type-h3">
        {courseTitle}
      </h2>
      <ul className="mt-2 mb-4 grid max-w-prose list-disc gap-1 pl-5 text-soft marker:text-line">
        <li>We choose two exercises, if possible ones you’ve reached and didn’t do this week.</li>
        <li>The clock runs for {interviewMinutes} minutes and can’t be paused.</li>
        <li>You can run your code and its checks. There are no hints until the review.</li>
        <li>Only you see the result.</li>
      </ul>
      <OnlineButton variant="primary" size="large" busy={start.isPending} onClick={begin}>
        Start the interview
        <ArrowRight aria-hidden="true" className="size-5" />
      </OnlineButton>
    </Card>
  )
}

function Past({ interviews }: { interviews: InterviewSummary[] }) {
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="type-h3 mb-3">
        Past interviews
      </h2>
      <ul className="surface divide-y divide-line">
        {interviews.map(({ interviewId, startedAt, finishedAt, problems }) => (
          <li key={interviewId} className="relative grid gap-1 p-4 hover:bg-haze/60 sm:p-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Link to={pathOf(interviewId)} className="card-link font-semibold">
                {dayAndTime(startedAt)}
              </Link>
              <Badge tone={problems.every(({ score }) => score?.passed === score?.total && score) ? 'good' : 'plain'}>
                {describeScore(problems)}
              </Badge>
            </div>
            <p className="type-small text-soft">
              {problems
                .map(({ name, score }) => (score ? `${name} (${score.passed} of ${score.total} checks)` : name))
                .join(' · ')}
              {finishedAt && ` · ${minutesTaken(startedAt, finishedAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
