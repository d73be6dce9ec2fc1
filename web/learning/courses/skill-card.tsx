import type { Course } from '#contract/learning/enrolments.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { CourseShortFacts, FirstLessonLink } from '#web/catalogue/index.ts'
import { Check } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'

type SkillCardProps = {
  course: Course
  isFirst: boolean
  isBusy: boolean
  /** Their courses aren’t open, so they can only read the lesson that is open to everyone. */
  isClosed: boolean
  onEnrol: () => void
}

export function SkillCard({ course, isFirst, isBusy, isClosed, onEnrol }: SkillCardProps) {
  const { courseId, courseTitle, subtitle, imagePath, userCourses } = course
  const isEnrolled = userCourses.length > 0
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden">
      <Picture
        name={imagePath}
        width={640}
        height={360}
        isFirst={isFirst}
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <h2 className="type-h3">
          <a href={`/course/courseDetails/${courseId}`} className="underline-offset-4 hover:underline">
            {courseTitle}
          </a>
        </h2>
        {subtitle && <p className="mt-1.5 text-soft text-pretty">{subtitle}</p>}
        <CourseShortFacts course={course} className="mt-2" />
        {isClosed && <FirstLessonLink course={course} isNamed className="mt-2 self-start" />}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-5">
          {isEnrolled ? (
            <Enrolled course={course} />
          ) : (
            <OnlineButton busy={isBusy} aria-label={`Enroll Now: ${courseTitle}`} onClick={onEnrol}>
              Enroll Now
            </OnlineButton>
          )}
        </div>
      </div>
    </Card>
  )
}

function Enrolled({ course: { courseId, courseTitle } }: { course: Course }) {
  return (
    <>
      {/* Not `disabled`, so that keyboard and screen reader users still find it. */}
      <button
        type="button"
        aria-disabled="true"
        aria-label={`Already Enrolled: ${courseTitle}`}
        className="touch inline-flex min-h-10 cursor-default items-center gap-1.5 rounded-small font-semibold text-leaf-ink"
      >
        <Check aria-hidden="true" className="size-4.5" />
        Already Enrolled
      </button>
      <RouteButton to={`/dashboard/tasks/${courseId}`} aria-label={`Continue: ${courseTitle}`}>
        Continue
      </RouteButton>
    </>
  )
}
