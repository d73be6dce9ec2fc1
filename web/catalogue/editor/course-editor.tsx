import { useRef, useState } from 'react'
import { CourseEdit, type CourseDetails } from '#contract/catalogue/courses.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useFocusFirstProblem } from '#web/kit/forms/focus-error.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { CourseBasicsFields } from './course-basics-fields.tsx'
import { useCourseDraft } from './course-drafts.ts'
import { changesIn, toForm } from './course-form.ts'
import { CourseFactsFields } from './course-facts-fields.tsx'
import { CoursePictureField } from './course-picture-field.tsx'
import { CourseSyllabusFields } from './course-syllabus-fields.tsx'
import { CourseTrainerFields } from './course-trainer-fields.tsx'
import { useChangeCourseImage, useEditCourse } from '../courses.api.ts'

type CourseEditorProps = { course: CourseDetails & { isListed: boolean } }

export function CourseEditor({ course }: CourseEditorProps) {
  const { courseId, imagePath } = course
  const edit = useEditCourse(courseId)
  const changeImage = useChangeCourseImage(courseId)
  const [picture, setPicture] = useState<File | null>(null)
  const { draft, isUnsaved, change, reset } = useCourseDraft(
    courseId,
    toForm(course),
    (draft) => Object.keys(changesIn(draft)).length > 0,
  )
  const formRef = useRef<HTMLFormElement>(null)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: CourseEdit.partial(),
    read: () => changesIn(draft),
    submit: async (changes) => {
      if (!isUnsaved && !picture) return toast('No changes to save.')
      if (isUnsaved) {
        await edit.mutateAsync(CourseEdit.partial().parse(changes))
        reset(draft.now)
      }
      if (picture) {
        await changeImage.mutateAsync(picture)
        setPicture(null)
      }
      toast(`${draft.now.courseTitle.trim()} saved.`)
    },
  })
  useFocusFirstProblem(formRef, problems)

  const discard = () => {
    reset(toForm(course))
    setPicture(null)
    setProblems({})
  }
  const section = { form: draft.now, problems, change, clearProblems: () => setProblems({}) }
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate className="grid max-w-3xl grid-cols-1 gap-6">
      <CourseBasicsFields {...section}>
        <CoursePictureField current={imagePath} picture={picture} onPicture={setPicture} problem={problems['image']} />
      </CourseBasicsFields>
      <CourseFactsFields {...section} />
      <CourseTrainerFields {...section} />
      <CourseSyllabusFields {...section} />
      <div className="surface sticky bottom-3 z-20 grid gap-3 p-3 shadow-low sm:px-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p aria-live="polite" className="type-small mr-auto text-soft">
            {saveState(isUnsaved, picture !== null)}
          </p>
          {(isUnsaved || picture) && (
            <Button variant="quiet" onClick={discard}>
              Discard changes
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Save changes
          </Button>
        </div>
      </div>
    </form>
  )
}

function saveState(isUnsaved: boolean, hasPicture: boolean): string {
  if (hasPicture) return 'The new picture is uploaded when you save.'
  return isUnsaved ? 'You have unsaved changes.' : 'All changes saved.'
}
