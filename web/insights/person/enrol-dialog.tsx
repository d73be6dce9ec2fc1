import { useQuery } from '@tanstack/react-query'
import { z } from '#contract/kit/zod.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { taughtCourses, usePersonWork } from '../person.api.ts'
import type { PartProps } from './part.tsx'

const Choice = z.strictObject({ courseId: z.coerce.number('Choose a course').int().positive('Choose a course') })

export function EnrolDialog({ person, onClose }: PartProps & { onClose: () => void }) {
  const courses = useQuery(taughtCourses)
  const { enrol } = usePersonWork(person.userId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: Choice,
    submit: async ({ courseId }) => {
      await enrol(Number(courseId))
      toast(`${person.name} is enrolled`)
      onClose()
    },
  })
  const taken = new Set(person.courseList.map(({ courseId }) => courseId))
  return (
    <Dialog open onClose={onClose} closeOnBackdrop={false} title={`Enrol ${person.name}`}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <QueryView query={courses}>
          {(all) => (
            <Field label="Course" hint="Those they are in already are left out." problem={problems['courseId']}>
              <Select name="courseId" defaultValue="">
                <option value="">Choose a course</option>
                {all
                  .filter(({ courseId }) => !taken.has(courseId))
                  .map(({ courseId, courseTitle }) => (
                    <option key={courseId} value={courseId}>
                      {courseTitle}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
        </QueryView>
        <Problem text={problems['form']} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Enrolling…">
            Enrol
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
