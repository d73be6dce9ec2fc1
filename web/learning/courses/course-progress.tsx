import type { CourseOfTasks } from '#contract/learning/tasks.ts'
import { Progress } from '#web/kit/layout/progress.tsx'
import { CertificateLinks } from './certificate-links.tsx'
import { useFreshApproval } from './use-fresh-approval.ts'

/** How far the span reaches, what waits with a mentor, and the certificate when the other side is reached. */
export function CourseProgress({ course, userId }: { course: CourseOfTasks; userId: number }) {
  const { courseId, courseTitle, progress, certificateCode } = course
  const { approved, waiting, rejected, steps } = progress
  const isFresh = useFreshApproval(userId, courseId, approved)
  const beside = [waiting > 0 && `${waiting} with a mentor`, rejected > 0 && `${rejected} to resubmit`].filter(Boolean)
  return (
    <div className="mb-8 grid grid-cols-1 items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,28rem)_1fr]">
      <div>
        <Progress label={`Progress in ${courseTitle}`} done={approved} total={steps} fresh={isFresh} />
        {beside.length > 0 && <p className="type-small text-soft">{beside.join(', ')}</p>}
      </div>
      {certificateCode && (
        <section aria-labelledby="certificate" className="rounded-card bg-leaf-tint p-5">
          <h2 id="certificate" className="type-h3 text-leaf-ink">
            Course completed
          </h2>
          <p className="mt-1 mb-4">Every step is approved. Your certificate can be checked by anybody, at any time.</p>
          <CertificateLinks code={certificateCode} courseTitle={courseTitle} />
        </section>
      )}
    </div>
  )
}
