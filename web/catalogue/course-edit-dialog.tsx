import { CourseEdit, type StaffCourse } from '#contract/catalogue/courses.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field, Input, Textarea } from '#web/kit/field.tsx'
import { useForm } from '#web/kit/form.ts'
import { Notice } from '#web/kit/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import { useEditCourse } from './courses.api.ts'

type CourseEditDialogProps = { course: StaffCourse; onClose: () => void }

export function CourseEditDialog({ course, onClose }: CourseEditDialogProps) {
  const edit = useEditCourse(course.courseId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: CourseEdit,
    read: (form) => ({ ...Object.fromEntries(form), isListed: form.has('isListed') }),
    submit: async (values) => {
      await edit.mutateAsync(CourseEdit.parse(values))
      toast(`${values.courseTitle.trim()} is saved.`)
      onClose()
    },
  })
  return (
    // A half-changed course should not vanish under a stray click.
    <Dialog open onClose={onClose} closeOnBackdrop={false} title={`Edit ${course.courseTitle}`}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {problems['form'] && <Notice tone="problem">{problems['form']}</Notice>}
        <Field label="Title" problem={problems['courseTitle']}>
          <Input name="courseTitle" defaultValue={course.courseTitle} required />
        </Field>
        <Field label="Subtitle" optional problem={problems['subtitle']}>
          <Input name="subtitle" defaultValue={course.subtitle} />
        </Field>
        <Field label="Description" problem={problems['courseDescription']}>
          <Textarea name="courseDescription" defaultValue={course.courseDescription} required />
        </Field>
        <Field label="Price per week in rupees" problem={problems['rupeesPerWeek']}>
          <Input name="rupeesPerWeek" inputMode="numeric" defaultValue={course.rupeesPerWeek} required />
        </Field>
        <Checkbox name="isListed" defaultChecked={course.isListed} label="Show it in the public grid" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
