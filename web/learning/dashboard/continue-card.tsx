import type { ReactNode } from 'react'
import type { CurrentCourse, NextStep, Snapshot } from '#contract/learning/performance.ts'
import { SuccessIllustration } from '#web/kit/layout/illustrations.tsx'
import { plural, promisedTime } from '#web/kit/format.ts'
import { ArrowRight } from '#web/kit/icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { CertificateLinks } from '../courses/certificate-links.tsx'
import { continuePath, feedbackAnchor, stepPath } from '../steps/step-path.ts'
import { CoursePanel, Panel } from './course-panel.tsx'
import { type Membership, stateText } from '#web/membership/index.ts'
import { continueState } from './dashboard.rules.ts'

type ContinueCardProps = { snapshot: Snapshot; membership: Membership }

export function ContinueCard({ snapshot, membership }: ContinueCardProps) {
  const { course, next } = snapshot
  const state = continueState(snapshot, membership)
  if (state === 'paused') return course && <Paused course={course} membership={membership} />
  if (!course) return <ChooseCourse />
  if (next) return <NextStepCard course={course} next={next} />
  if (state === 'in-review') return <InReview course={course} promise={snapshot.promise} />
  if (state === 'completed') return <Completed course={course} />
  return (
    <CoursePanel course={course} eyebrow="Your course" actions={<SkillsLink>Choose another skill</SkillsLink>}>
      <p className="text-soft">Our mentors are still writing the tasks. They’ll appear here when they’re ready.</p>
    </CoursePanel>
  )
}

function NextStepCard({ course, next }: { course: CurrentCourse; next: NextStep }) {
  const { taskTitle, taskStepTitle, taskStepId, isResubmission, percentRead } = next
  const { courseId } = course
  const to = isResubmission
    ? `${stepPath(courseId, taskStepId)}#${feedbackAnchor}`
    : continuePath(courseId, taskStepId, percentRead)
  return (
    <CoursePanel
      course={course}
      eyebrow={isResubmission ? 'This step needs changes' : 'Continue learning'}
      actions={
        <RouteButton to={to} variant="primary" size="large">
          {isResubmission ? 'See what to change' : course.progress.approved + percentRead > 0 ? 'Continue' : 'Start'}
          <ArrowRight aria-hidden="true" className="size-5" />
        </RouteButton>
      }
    >
      <div className="border-l-3 border-marigold pl-4">
        <p className="type-small text-soft">{taskTitle}</p>
        <p className="mt-0.5 line-clamp-3 font-medium text-pretty">{taskStepTitle}</p>
        {percentRead > 0 && percentRead < 100 && (
          <p className="type-small mt-0.5 text-soft">{percentRead}% of the lesson read</p>
        )}
      </div>
    </CoursePanel>
  )
}

function InReview({ course, promise }: { course: CurrentCourse } & Pick<Snapshot, 'promise'>) {
  const { courseId, progress } = course
  return (
    <CoursePanel
      course={course}
      eyebrow="In review"
      actions={
        <>
          <RouteButton to={`/dashboard/tasks/${courseId}`}>See your submissions</RouteButton>
          <SkillsLink variant="quiet">Choose another skill</SkillsLink>
        </>
      }
    >
      <p className="max-w-prose text-soft text-pretty">
        You’ve submitted everything! {plural(progress.waiting, 'step')} {progress.waiting === 1 ? 'is' : 'are'} waiting
        for review.{promise && ` The next review comes by ${promisedTime(promise.promisedAt)}.`} We’ll notify you of
        each result.
      </p>
    </CoursePanel>
  )
}

function Completed({ course }: { course: CurrentCourse }) {
  const { courseTitle, certificateCode } = course
  return (
    <CoursePanel
      course={course}
      eyebrow="Course completed"
      actions={
        <>
          <SkillsLink variant="primary">Choose your next skill</SkillsLink>
          {certificateCode && <CertificateLinks code={certificateCode} courseTitle={courseTitle} />}
        </>
      }
    >
      <p className="max-w-prose text-soft text-pretty">
        {certificateCode
          ? 'You’ve completed every step! Anyone can verify your certificate online.'
          : 'You’ve completed every step! Your certificate is on its way.'}
      </p>
    </CoursePanel>
  )
}

function ChooseCourse() {
  return (
    <Panel labelledBy="choose" className="flex flex-col items-center px-5 py-8 text-center">
      <SuccessIllustration />
      <h2 id="choose" className="type-h3 mt-4">
        Choose your next skill
      </h2>
      <p className="mt-1 mb-5 text-soft">You’re not enrolled in a course right now.</p>
      <SkillsLink variant="primary">See all skills</SkillsLink>
    </Panel>
  )
}

/** The notice above says why and what to do. */
function Paused({ course, membership }: { course: CurrentCourse; membership: Membership }) {
  return (
    <CoursePanel course={course} eyebrow="Paused" actions={null}>
      <p className="max-w-prose text-soft text-pretty">{stateText(membership).title}. Your work is safe.</p>
    </CoursePanel>
  )
}

function SkillsLink({ variant, children }: { variant?: 'primary' | 'quiet'; children: ReactNode }) {
  return (
    <RouteButton to="/dashboard/all-courses" variant={variant}>
      {children}
    </RouteButton>
  )
}
