import { useState } from 'react'
import type { EnrolledCourse } from '#contract/learning/enrolments.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'
import { CertificateLinks } from './certificate-links.tsx'
import { OpenSteps } from './course-progress.tsx'

const LeaveCourseDialog = lazyPart(() => import('./leave-course-dialog.tsx'), 'LeaveCourseDialog')

export type MyCourse = EnrolledCourse['course'][number]

/** The first card has the primary button. */
export function EnrolledCard({ course, isFirst }: { course: MyCourse; isFirst: boolean }) {
  const { courseId, courseTitle, subtitle, imagePath, progress, certificateCode } = course
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden sm:flex-row">
      <Picture
        name={imagePath}
        width={640}
        height={360}
        isFirst={isFirst}
        className="aspect-video w-full object-cover sm:m-6 sm:mr-0 sm:w-56 sm:self-start sm:rounded-control"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-4 p-5 sm:p-6">
        <div>
          <h2 className="type-h3">{courseTitle}</h2>
          {subtitle && <p className="mt-1 text-soft text-pretty">{subtitle}</p>}
        </div>
        <div>
          <Progress label={`Progress in ${courseTitle}`} done={progress.approved} total={progress.steps} />
          <OpenSteps {...progress} />
        </div>
        <div className="flex flex-wrap gap-3">
          <RouteButton
            to={`/dashboard/tasks/${courseId}`}
            aria-label={`Continue: ${courseTitle}`}
            variant={isFirst && !certificateCode ? 'primary' : 'secondary'}
          >
            Continue
          </RouteButton>
          {certificateCode ? (
            <CertificateLinks code={certificateCode} courseTitle={courseTitle} />
          ) : (
            <Button variant="quiet" aria-label={`Leave: ${courseTitle}`} onClick={() => setIsLeaving(true)}>
              Leave
            </Button>
          )}
        </div>
        {isLeaving && (
          <LeaveCourseDialog courseId={courseId} courseTitle={courseTitle} onClose={() => setIsLeaving(false)} />
        )}
      </div>
    </Card>
  )
}
