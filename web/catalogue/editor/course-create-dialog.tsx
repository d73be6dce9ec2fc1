import { useState } from 'react'
import { Link } from 'react-router'
import { z } from '#contract/kit/zod.ts'
import { NewCourse, type StaffCourse } from '#contract/catalogue/courses.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure, type FailureProps } from '#web/kit/states/failure.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { CoursePictureField } from './course-picture-field.tsx'
import { courseEditorPath, courseTasksPath } from '../course-paths.ts'
import { useCreateCourse } from '../courses.api.ts'

const CourseWithPicture = NewCourse.extend({ image: z.instanceof(File, { error: 'Choose an image' }) })

export function CourseCreateDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<StaffCourse | null>(null)
  return created ? (
    <CreatedDialog course={created} onClose={onClose} />
  ) : (
    <FormDialog onCreated={setCreated} onClose={onClose} />
  )
}

type FormDialogProps = { onCreated: (course: StaffCourse) => void; onClose: () => void }

function FormDialog({ onCreated, onClose }: FormDialogProps) {
  const create = useCreateCourse()
  const [picture, setPicture] = useState<File | null>(null)
  const [failure, setFailure] = useState<FailureProps | null>(null)
  const { onSubmit, problems, isBusy } = useForm({
    schema: CourseWithPicture,
    read: (form) => {
      const isFilled = [...form.values()].every((value) => value instanceof File || value.trim()) && picture
      setFailure(isFilled ? null : { title: 'Please fill all fields' })
      return { ...Object.fromEntries(form), image: picture }
    },
    submit: async (values) => {
      const course = await create.mutateAsync(CourseWithPicture.parse(values)).catch((error: unknown) => {
        setFailure(failureOf(error))
        throw error
      })
      toast(`${course.courseTitle} created.`)
      onCreated(course)
    },
    // Shown above the fields.
    onRejection: () => {},
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Create course"
      intro="Visitors won’t see it until you publish it in the editor."
    >
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {failure && <Failure {...failure} />}
        <Field label="Title" problem={problems['courseTitle']}>
          <Input name="courseTitle" required />
        </Field>
        <Field label="Description" problem={problems['courseDescription']}>
          <Textarea name="courseDescription" required />
        </Field>
        <CoursePictureField picture={picture} onPicture={setPicture} problem={problems['image']} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Creating…">
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const failureOf = (error: unknown): FailureProps =>
  isRejection(error)
    ? { title: 'Course creation failed!', message: error.message }
    : { title: 'An error occurred while creating the course.' }

type CreatedDialogProps = { course: StaffCourse; onClose: () => void }

function CreatedDialog({ course: { courseId, courseTitle }, onClose }: CreatedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${courseTitle} created`}
      intro="Visitors can’t see it yet. Add a trainer, a price and the weeks, then show it to visitors."
      actions={
        <>
          <Link to={courseTasksPath(courseId)} className={buttonClass()}>
            Add tasks
          </Link>
          <Link to={courseEditorPath(courseId)} className={buttonClass({ variant: 'primary' })}>
            Complete the course
          </Link>
        </>
      }
    />
  )
}
