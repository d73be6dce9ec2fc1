import { useEffect, useState } from 'react'
import type { CourseOfTasks } from '#contract/learning/tasks.ts'
import type { Progress } from '#contract/learning/progress.ts'
import { Progress as ProgressBar } from '#web/kit/layout/progress.tsx'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import { CertificateLinks } from './certificate-links.tsx'

export function CourseProgress({ course, userId }: { course: CourseOfTasks; userId: number }) {
  const { courseId, courseTitle, progress, certificateCode } = course
  const { approved, steps } = progress
  const isFresh = useFreshApproval(userId, courseId, approved)
  return (
    <div className="mb-8 grid grid-cols-1 items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,28rem)_1fr]">
      <div>
        <ProgressBar label={`Progress in ${courseTitle}`} done={approved} total={steps} fresh={isFresh} />
        <OpenSteps {...progress} />
      </div>
      {certificateCode && (
        <section aria-labelledby="certificate" className="rounded-card bg-leaf-tint p-5">
          <h2 id="certificate" className="type-h3 text-leaf-ink">
            Course completed
          </h2>
          <p className="mt-1 mb-4">You’ve completed every step! Anyone can verify your certificate online.</p>
          <CertificateLinks code={certificateCode} courseTitle={courseTitle} />
        </section>
      )}
    </div>
  )
}

/** 2 in review, 1 to resubmit */
export function OpenSteps({ waiting, rejected }: Progress) {
  const parts = [waiting > 0 && `${waiting} in review`, rejected > 0 && `${rejected} to resubmit`].filter(Boolean)
  return parts.length > 0 ? <p className="type-small text-soft">{parts.join(', ')}</p> : null
}

/** Whether steps were approved since this person last saw the course on this device: the progress then animates once. */
function useFreshApproval(userId: number, courseId: number, approved: number): boolean {
  const key = `approved:${userId}:${courseId}` as const
  const [seen, setSeen] = useState(() => (readStored(key, 'browser') as { approved?: number } | null)?.approved)
  const [last, setLast] = useState(approved)

  if (last !== approved) {
    setSeen(last)
    setLast(approved)
  }

  useEffect(() => writeStored(key, { approved }, 'browser'), [key, approved])

  return seen !== undefined && approved > seen
}
