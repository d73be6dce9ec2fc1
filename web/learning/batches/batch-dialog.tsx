import { useQuery } from '@tanstack/react-query'
import { mayUse } from '#contract/kit/access.ts'
import { type BatchDetails, BatchDraft, BatchEdit } from '#contract/learning/batches.ts'
import { staffMembers } from '#web/identity/index.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { coursesOfBatches, useCreateBatch, useEditBatch } from './batches.api.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const readDetails = (fields: FormData) => ({
  name: fields.get('name'),
  startsOn: fields.get('startsOn'),
  dueWeekday: Number(fields.get('dueWeekday')),
  mentorId: fields.get('mentorId') || null,
})

type NewBatchDialogProps = { onClose: () => void; onCreated: (batchId: number) => void }

export function NewBatchDialog({ onClose, onCreated }: NewBatchDialogProps) {
  const { data: courses = [] } = useQuery(coursesOfBatches)
  const create = useCreateBatch()
  const form = useForm({
    schema: BatchDraft,
    read: (fields) => ({ ...readDetails(fields), courseId: fields.get('courseId') }),
    submit: async (draft) => {
      const { batchId } = await create.mutateAsync({ body: BatchDraft.parse(draft) })
      onClose()
      onCreated(batchId)
    },
  })
  return (
    <FormDialog
      title="New batch"
      intro="Tasks are due week by week from the start. You can change every date later, and add learners next."
      form={form}
      submitLabel="Start batch"
      busyLabel="Starting…"
      onClose={onClose}
    >
      <Field label="Course" problem={form.problems['courseId'] && 'Choose a course'}>
        <Select name="courseId" defaultValue="">
          <option value="">Choose a course</option>
          <Options of={courses.map(({ courseId, courseTitle }) => [courseId, courseTitle])} />
        </Select>
      </Field>
      <DetailFields problems={form.problems} />
    </FormDialog>
  )
}

export function EditBatchDialog({ batch, onClose }: { batch: BatchDetails; onClose: () => void }) {
  const edit = useEditBatch()
  const form = useForm({
    schema: BatchEdit,
    read: readDetails,
    submit: async (changes) => {
      await edit.mutateAsync({ params: { batchId: batch.batchId }, body: BatchEdit.parse(changes) })
      onClose()
      toast('Saved.')
    },
  })
  return (
    <FormDialog
      title="Edit batch"
      intro="The due dates follow the first day and the weekday."
      form={form}
      submitLabel="Save changes"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <DetailFields problems={form.problems} batch={batch} />
    </FormDialog>
  )
}

function DetailFields({ problems, batch }: { problems: Problems; batch?: BatchDetails }) {
  return (
    <>
      <Field label="Name" problem={problems['name']}>
        <Input
          name="name"
          maxLength={80}
          defaultValue={batch?.name}
          placeholder="November weekend"
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" problem={problems['startsOn']}>
          <Input type="date" name="startsOn" defaultValue={batch?.startsOn} />
        </Field>
        <Field label="Tasks are due on" problem={problems['dueWeekday']}>
          <Select name="dueWeekday" defaultValue={batch?.dueWeekday ?? 7}>
            <Options of={weekdays.map((name, index) => [index + 1, name])} />
          </Select>
        </Field>
      </div>
      <MentorField problem={problems['mentorId']} mentor={batch?.mentor ?? null} />
    </>
  )
}

type MentorFieldProps = { problem: string | undefined; mentor: BatchDetails['mentor'] }

/** Somebody who left the team stays in the list of their own batch. */
function MentorField({ problem, mentor }: MentorFieldProps) {
  const { data = [] } = useQuery(staffMembers)
  const reviewers = data.filter((person) => mayUse(person, 'reviews:act'))
  const gone = mentor && !reviewers.some(({ userId }) => userId === mentor.userId) ? [mentor] : []
  return (
    <Field label="Mentor" optional problem={problem}>
      {/* The chosen one must be there before the others have loaded. */}
      <Select key={data.length} name="mentorId" defaultValue={mentor?.userId ?? ''}>
        <option value="">Nobody yet</option>
        <Options of={[...gone, ...reviewers].map(({ userId, name }) => [userId, name])} />
      </Select>
    </Field>
  )
}
