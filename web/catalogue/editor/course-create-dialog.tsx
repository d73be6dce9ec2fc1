import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { NewCourse, type StaffCourse } from '#contract/catalogue/courses.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Failure, type FailureProps } from '#web/kit/states/failure.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
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
    <NewCourseDialog onCreated={setCreated} onClose={onClose} />
  )
}

type NewCourseDialogProps = { onCreated: (course: StaffCourse) => void; onClose: () => void }

function NewCourseDialog({ onCreated, onClose }: NewCourseDialogProps) {
  const create = useCreateCourse()
  const [picture, setPicture] = useState<File | null>(null)
  const [failure, setFailure] = useState<FailureProps | null>(null)
  const form = useForm({
    schema: CourseWithPicture,
    read: (fields) => {
      const isFilled = [...fields.values()].every((value) => value instanceof File || value.trim()) && picture
      setFailure(isFilled ? null : { title: 'Please fill all fields' })
      return { ...Object.fromEntries(fields), image: picture }
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
    <FormDialog
      title="Create course"
      intro="Visitors won’t see it until you publish it in the editor."
      form={form}
      submitLabel="Create"
      busyLabel="Creating…"
      onClose={onClose}
    >
      {failure && <Failure {...failure} />}
      <Field label="Title" problem={form.problems['courseTitle']}>
        <Input name="courseTitle" required />
      </Field>
      <Field label="Description" problem={form.problems['courseDescription']}>
        <Textarea name="courseDescription" required />
      </Field>
      <CoursePictureField picture={picture} onPicture={setPicture} problem={form.problems['image']} />
    </FormDialog>
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
          <RouteButton to={courseTasksPath(courseId)}>Add tasks</RouteButton>
          <RouteButton to={courseEditorPath(courseId)} variant="primary">
            Complete the course
          </RouteButton>
        </>
      }
    />
  )
}
