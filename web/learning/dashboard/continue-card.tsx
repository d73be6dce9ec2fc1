import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CurrentCourse, NextStep, Snapshot } from '#contract/learning/performance.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { SuccessIllustration, ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { day } from '#web/kit/format.ts'
import { CertificateLinks } from '../courses/certificate-links.tsx'
import { CoursePanel, Panel } from './course-panel.tsx'
import { deskState, steps, type DeskAccess } from './dashboard.rules.ts'

type GoOnCardProps = { snapshot: Snapshot; access: DeskAccess; onRenew: () => void }

/** Where the learner goes on, or what stands in the way. */
export function GoOnCard({ snapshot, access, onRenew }: GoOnCardProps) {
  const { course, next } = snapshot
  const state = deskState(snapshot, access)
  if (state === 'paused') return <Paused course={course} access={access} onRenew={onRenew} />
  if (!course) return <ChooseSkill />
  if (next) return <NextUp course={course} next={next} />
  if (state === 'with mentors') return <WithMentors course={course} />
  if (state === 'arrived') return <AcrossTheBridge course={course} />
  return (
    <CoursePanel course={course} eyebrow="Your course" actions={<SkillsLink>Choose another skill</SkillsLink>}>
      <p className="text-soft">Its tasks are being written. They stand here as soon as they are ready.</p>
    </CoursePanel>
  )
}

export const stepAddress = (courseId: number, taskStepId: number) => `/dashboard/tasks/${courseId}?step=${taskStepId}`

function NextUp({ course, next }: { course: CurrentCourse; next: NextStep }) {
  const { taskTitle, taskStepTitle, taskStepId, isResubmission } = next
  return (
    <CoursePanel
      course={course}
      eyebrow={isResubmission ? 'A mentor sent this step back' : 'Continue learning'}
      actions={
        <Link
          to={stepAddress(course.courseId, taskStepId)}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {isResubmission ? 'See what to change' : course.progress.approved > 0 ? 'Continue' : 'Begin'}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      }
    >
      <div className="border-l-3 border-marigold pl-4">
        <p className="type-small text-soft">{taskTitle}</p>
        <p className="mt-0.5 line-clamp-3 font-medium text-pretty">{taskStepTitle}</p>
      </div>
    </CoursePanel>
  )
}

function WithMentors({ course }: { course: CurrentCourse }) {
  const { courseId, progress } = course
  return (
    <CoursePanel
      course={course}
      eyebrow="With your mentors"
      actions={
        <>
          <Link to={`/dashboard/tasks/${courseId}`} className={buttonClass()}>
            See what you handed in
          </Link>
          <SkillsLink variant="quiet">Choose another skill</SkillsLink>
        </>
      }
    >
      <p className="max-w-prose text-soft text-pretty">
        All that is left of this course is handed in: {steps(progress.waiting)}{' '}
        {progress.waiting === 1 ? 'waits' : 'wait'} for review. You get a notification with each verdict.
      </p>
    </CoursePanel>
  )
}

function AcrossTheBridge({ course }: { course: CurrentCourse }) {
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
          ? 'Every step is approved: you are on the other side. Your certificate can be checked by anybody, at any time.'
          : 'Every step is approved. Your certificate is on its way.'}
      </p>
    </CoursePanel>
  )
}

function ChooseSkill() {
  return (
    <Panel labelledBy="choose" className="flex flex-col items-center px-5 py-8 text-center">
      <SuccessIllustration />
      <h2 id="choose" className="type-h3 mt-4">
        Choose your next skill
      </h2>
      <p className="mt-1 mb-5 text-soft">You are in no course at the moment.</p>
      <SkillsLink variant="primary">See all skills</SkillsLink>
    </Panel>
  )
}

type PausedProps = Omit<GoOnCardProps, 'snapshot'> & { course: CurrentCourse | null }

function Paused({ course, access: { isBeingVerified, ends }, onRenew }: PausedProps) {
  const words = isBeingVerified
    ? 'Payment being verified, usually 5-10 minutes. Your courses open as soon as it is done.'
    : `${ends ? `Your subscription ended on ${day(ends)}.` : 'You have no subscription yet.'} Renew it to go on; nothing you handed in is lost.`
  const renew = (
    // Less loud while a payment waits: nobody should pay twice.
    <Button
      variant={isBeingVerified ? 'secondary' : 'primary'}
      size={isBeingVerified ? 'medium' : 'large'}
      onClick={onRenew}
    >
      Subscribe Now
    </Button>
  )
  const eyebrow = isBeingVerified ? 'Waiting for your payment' : 'Paused'
  if (course) {
    return (
      <CoursePanel course={course} eyebrow={eyebrow} actions={renew}>
        <p className="max-w-prose text-soft text-pretty">{words}</p>
      </CoursePanel>
    )
  }
  return (
    <Panel labelledBy="paused" className="flex flex-col items-center px-5 py-8 text-center">
      <ErrorIllustration />
      <h2 id="paused" className="type-h3 mt-4">
        {eyebrow}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-soft text-pretty">{words}</p>
      {renew}
    </Panel>
  )
}

function SkillsLink({ variant, children }: { variant?: 'primary' | 'quiet'; children: ReactNode }) {
  return (
    <Link to="/dashboard/all-courses" className={buttonClass({ variant })}>
      {children}
    </Link>
  )
}
