import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeletionRequest, requestWays } from '#contract/identity/deletions.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { indiaDate } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { deletionPreviewOf, useDeleteAccountOf } from './api.ts'
import { Consequences } from './consequences.tsx'

type Props = { person: { userId: number; name: string }; onClose: () => void }

/** For a learner who asked our team instead of deleting the account in the settings. */
export function DeleteForThemDialog({ person, onClose }: Props) {
  const preview = useQuery(deletionPreviewOf(person.userId))
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={<span className="wrap-anywhere">Delete the account of {person.name}?</span>}
      intro="Only if they asked us to, and you’re sure that it’s them. This can’t be undone, not even by us."
    >
      <QueryView query={preview} skeleton={<SkeletonText lines={9} />}>
        {({ unsettled, ...consequences }) => (
          <>
            <div className="grid gap-5">
              {unsettled.length > 0 && (
                <Callout tone="problem">
                  Settle this first, because we can’t reach them afterwards
                  <ul className="mt-1 list-disc pl-5 font-normal">
                    {unsettled.map((what) => (
                      <li key={what} className="first-letter:uppercase">
                        {what}
                      </li>
                    ))}
                  </ul>
                </Callout>
              )}
              <p className="type-small text-soft">In the words that they read in their own settings:</p>
              <Consequences {...consequences} lostTitle="They’ll lose" />
            </div>
            {unsettled.length > 0 ? (
              <div className="mt-6 flex justify-end">
                <Button onClick={onClose}>Close</Button>
              </div>
            ) : (
              <Confirmation person={person} onClose={onClose} />
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  )
}

const ways = { email: 'By email', phone: 'By phone', letter: 'By letter', 'in person': 'In person' }

function Confirmation({ person: { userId, name }, onClose }: Props) {
  const deletion = useDeleteAccountOf(userId)
  const [today] = useState(() => indiaDate(Date.now()))
  const { onSubmit, problems, isBusy } = useForm({
    schema: DeletionRequest,
    submit: async (request) => {
      await deletion.mutateAsync(request)
      toast(`The account of ${name} is deleted.`)
      onClose()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-5 border-t border-line pt-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="How they asked" problem={problems['askedBy']}>
          <Select name="askedBy" defaultValue="">
            <option value="">Choose</option>
            <Options of={requestWays.map((way) => [way, ways[way]])} />
          </Select>
        </Field>
        <Field label="When they asked" problem={problems['askedOn']}>
          <Input name="askedOn" type="date" max={today} />
        </Field>
      </div>
      <Field label="Type their name to confirm" hint={name} problem={problems['name']}>
        <Input name="name" maxLength={201} autoComplete="off" />
      </Field>
      <p className="type-small text-soft">
        We’ll confirm it in one last email to their address. How and when they asked stays in the audit log.
      </p>
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Keep the account</Button>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel="Deleting…">
          Delete permanently
        </Button>
      </div>
    </form>
  )
}
