import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { coursesToEnrolIn } from '../person.api.ts'
import { people } from '../users.rules.ts'
import { enrolmentPreview, useEnrolMany } from './bulk.api.ts'
import { LeftOutList } from './left-out.tsx'
import type { BulkDialogProps } from './selected.ts'

const Choice = z.strictObject({ courseId: z.coerce.number('Choose a course').int().positive('Choose a course') })

export function EnrolPeopleDialog({ selected: { userIds }, onClose, onDone }: BulkDialogProps) {
  const courses = useQuery(coursesToEnrolIn)
  const enrol = useEnrolMany()
  const [courseId, setCourseId] = useState(0)
  const form = useForm({
    schema: Choice,
    submit: async (choice) => {
      const body = { userIds, courseId: Number(choice.courseId) }
      const { enrolled, already, leftOut } = await enrol.mutateAsync({ body })
      onDone({ title: `Enrolled ${people(enrolled.length)}.${describeAlready(already)}`, leftOut })
    },
  })
  return (
    <FormDialog
      title={`Enrol ${people(userIds.length)}`}
      intro="We’ll notify each of them. They can open the course while they have access."
      form={form}
      submitLabel="Enrol"
      busyLabel="Enrolling…"
      onClose={onClose}
    >
      <QueryView query={courses}>
        {(all) => (
          <Field label="Course" problem={form.problems['courseId']}>
            <Select
              name="courseId"
              value={courseId || ''}
              onChange={(event) => setCourseId(Number(event.target.value))}
            >
              <option value="">Choose a course</option>
              <Options of={all.map(({ courseId: id, courseTitle }) => [id, courseTitle])} />
            </Select>
          </Field>
        )}
      </QueryView>
      {courseId > 0 && <Preview userIds={userIds} courseId={courseId} />}
    </FormDialog>
  )
}

function Preview({ userIds, courseId }: { userIds: number[]; courseId: number }) {
  const preview = useQuery(enrolmentPreview(userIds, courseId))
  return (
    <QueryView query={preview}>
      {({ people: count, already, leftOut }) => (
        <div className="grid grid-cols-1 gap-3">
          <output>
            {count === 0 ? 'Nobody will be newly enrolled.' : `${people(count)} will be enrolled.`}
            {describeAlready(already)}
          </output>
          <LeftOutList leftOut={leftOut} />
        </div>
      )}
    </QueryView>
  )
}

const describeAlready = (already: number) =>
  already === 0 ? '' : ` ${people(already)} ${already === 1 ? 'was' : 'were'} already enrolled.`
