import { useState } from 'react'
import { restoreDays, type StaffCourse } from '#contract/catalogue/courses.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { count } from '#web/kit/format.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteCourse } from '../courses.api.ts'

type CourseDeleteDialogProps = { course: StaffCourse; onClose: () => void }

const formatLearners = (learners: number) =>
  learners === 1 ? '1 learner is enrolled.' : `${count(learners)} learners are enrolled.`

/** A course with learners is only deleted after its title is typed. */
export function CourseDeleteDialog({ course, onClose }: CourseDeleteDialogProps) {
  const { courseTitle, enrolledCount } = course
  const remove = useDeleteCourse(course.courseId)
  const [needsTitle, setNeedsTitle] = useState(enrolledCount > 0)
  const deleteCourse = async () => {
    await remove.mutateAsync(needsTitle ? courseTitle : undefined).catch((error: unknown) => {
      // Someone has enrolled since the list was loaded.
      if (error instanceof ApiError && error.fields['courseTitle']) setNeedsTitle(true)
      throw error
    })
    toast(`${courseTitle} deleted. You can restore it for ${restoreDays} days.`)
  }
  return (
    <ConfirmDialog
      title={`Delete ${courseTitle}?`}
      text={
        <>
          {enrolledCount > 0 && <p className="mb-2 font-semibold text-ink">{formatLearners(enrolledCount)}</p>}
          <p>
            The course and its tasks disappear from the site. Learners keep their submissions and certificates. You can
            restore it for {restoreDays} days.
          </p>
        </>
      }
      action="Delete course"
      busyLabel="Deleting…"
      textToType={needsTitle ? courseTitle : undefined}
      onConfirm={deleteCourse}
      onClose={onClose}
    />
  )
}
