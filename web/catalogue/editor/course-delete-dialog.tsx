import { z } from '#contract/kit/zod.ts'
import type { StaffCourse } from '#contract/catalogue/courses.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { count } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteCourse } from '../courses.api.ts'

type CourseDeleteDialogProps = { course: StaffCourse; onClose: () => void }

const learners = (many: number) => (many === 1 ? '1 learner is enrolled' : `${count(many)} learners are enrolled`)

/** With learners in it, a course asks for its title: nobody deletes a running one by a slip of the hand. */
export function CourseDeleteDialog({ course, onClose }: CourseDeleteDialogProps) {
  const { courseTitle, enrolledCount } = course
  const remove = useDeleteCourse(course.courseId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: z.object({
      courseTitle: z
        .string()
        .refine((typed) => typed.trim() === courseTitle, `Type it as it is written: ${courseTitle}`)
        .optional(),
    }),
    submit: async ({ courseTitle: typed }) => {
      await remove.mutateAsync(typed)
      toast(`${courseTitle} is deleted.`)
      onClose()
    },
  })
  // Someone may have enrolled since the list was loaded; the server then asks.
  const asksForTitle = enrolledCount > 0 || problems['courseTitle'] !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${courseTitle}?`}
      intro={
        <>
          {enrolledCount > 0 && <p className="mb-2 font-semibold text-ink">{learners(enrolledCount)} in it.</p>}
          <p>
            It leaves the public pages and the list of courses, with its tasks. What learners handed in is kept, and so
            are their certificates.
          </p>
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        {asksForTitle && (
          <Field label={`Type the title to delete it: ${courseTitle}`} problem={problems['courseTitle']}>
            <Input name="courseTitle" autoComplete="off" spellCheck={false} required />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel="Deleting…">
            Delete course
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
