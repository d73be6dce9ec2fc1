import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { addLearners, type BatchDetails, previewAdding } from '#contract/learning/batches.ts'
import { emailsIn } from '#web/kit/forms/emails-in.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { count, day, plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { candidates, useAddLearners, usePreviewAdding } from './batches.api.ts'

type Preview = ReplyOf<typeof previewAdding>
type Props = { batch: BatchDetails; onClose: () => void }

/** Learners of the course to choose from, or addresses to paste. */
export function AddLearnersDialog({ batch, onClose }: Props) {
  const [isPasting, setIsPasting] = useState(false)
  const other = (
    <Button variant="quiet" onClick={() => setIsPasting(!isPasting)}>
      {isPasting ? 'Choose from the course' : 'Paste email addresses'}
    </Button>
  )
  const Dialog = isPasting ? PasteDialog : ChooseDialog
  return <Dialog batch={batch} onClose={onClose} other={other} />
}

type WayProps = Props & { other: ReactNode }

function useAdding({ batch: { batchId, name }, onClose }: Props) {
  const add = useAddLearners()
  return async (userIds: number[]) => {
    await add.mutateAsync({ params: { batchId }, body: { userIds } })
    toast(`${plural(userIds.length, 'learner')} added to “${name}”. We’ve notified them.`)
    onClose()
  }
}

function ChooseDialog({ batch, onClose, other }: WayProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const query = useQuery({ ...candidates(batch.batchId, search), placeholderData: keepPreviousData })
  const add = useAdding({ batch, onClose })
  const form = useForm({
    schema: addLearners.body,
    read: () => ({ userIds: chosen }),
    submit: () => add(chosen),
  })
  const toggle = (userId: number) =>
    setChosen(chosen.includes(userId) ? chosen.filter((id) => id !== userId) : [...chosen, userId])
  return (
    <FormDialog
      title="Add learners"
      intro={`Learners of ${batch.courseTitle} who are in no batch yet.`}
      form={form}
      submitLabel={chosen.length > 0 ? `Add ${plural(chosen.length, 'learner')}` : 'Add learners'}
      busyLabel="Adding…"
      footer={other}
      onClose={onClose}
    >
      <SearchField label="Search by name" value={search} onSearch={setSearch} />
      <QueryView query={query}>
        {({ people, total }) => (
          <fieldset>
            <legend className="sr-only">Learners</legend>
            {people.length === 0 && (
              <p className="text-soft">
                {search === ''
                  ? 'Every learner of the course is in a batch. Paste email addresses to add somebody else.'
                  : 'Nobody with this name. Paste their email address to add somebody who isn’t in the course yet.'}
              </p>
            )}
            <div className="grid max-h-80 gap-0.5 overflow-y-auto">
              {people.map(({ userId, name, enrolledAt }) => (
                <label
                  key={userId}
                  className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-haze has-focus-visible:bg-haze"
                >
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-indigo"
                    checked={chosen.includes(userId)}
                    onChange={() => toggle(userId)}
                  />
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <span className="type-small shrink-0 text-soft">{day(enrolledAt)}</span>
                </label>
              ))}
            </div>
            {total > people.length && (
              <p className="type-small mt-2 text-soft">
                {count(people.length)} of {count(total)}. Search to find the others.
              </p>
            )}
          </fieldset>
        )}
      </QueryView>
      {form.problems['userIds'] && <p className="text-vermilion">{form.problems['userIds']}</p>}
    </FormDialog>
  )
}

function PasteDialog({ batch, onClose, other }: WayProps) {
  const preview = usePreviewAdding()
  const add = useAdding({ batch, onClose })
  const [found, setFound] = useState<Preview | null>(null)
  const form = useForm({
    schema: previewAdding.body,
    read: (fields) => ({ emails: emailsIn(fields.get('emails') as string) }),
    submit: async (body) => {
      if (found && found.people.length > 0) return add(found.people.map(({ userId }) => userId))
      setFound(await preview.mutateAsync({ params: { batchId: batch.batchId }, body }))
    },
  })
  const problem = Object.entries(form.problems).find(([field]) => field.startsWith('emails'))?.[1]
  const isReady = found !== null && found.people.length > 0
  return (
    <FormDialog
      title="Add learners by email"
      intro="They need an account. Who isn’t in the course yet is enrolled with it."
      form={form}
      submitLabel={isReady ? `Add ${plural(found.people.length, 'learner')}` : 'Check addresses'}
      busyLabel={isReady ? 'Adding…' : 'Checking…'}
      footer={other}
      onClose={onClose}
    >
      <Field label="Email addresses" hint="One per line, or separated by commas." problem={problem}>
        <Textarea name="emails" rows={5} onChange={() => setFound(null)} />
      </Field>
      {found && <Found preview={found} />}
    </FormDialog>
  )
}

function Found({ preview: { people, leftOut, unknownEmails } }: { preview: Preview }) {
  const newInCourse = people.filter(({ isEnrolled }) => !isEnrolled).length
  return (
    <div className="grid gap-3">
      <output>
        {people.length === 0 ? 'Nobody can be added.' : `${plural(people.length, 'learner')} will be added: `}
        {people.map(({ name }) => name).join(', ')}
        {people.length > 0 && '.'}
        {newInCourse > 0 && ` ${count(newInCourse)} of them will be enrolled in the course.`}
      </output>
      {leftOut.length + unknownEmails.length > 0 && (
        <Callout tone="waiting">
          <ul className="grid gap-1">
            {leftOut.map(({ userId, name, why }) => (
              <li key={userId}>
                {name}: {why}.
              </li>
            ))}
            {unknownEmails.map((email) => (
              <li key={email} className="wrap-anywhere">
                {email}: no account with this address.
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
