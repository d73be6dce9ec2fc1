import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignStatementLine, type StatementLine } from '#contract/membership/statements.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { learnersMatching, useAssignLine } from '../statements.api.ts'

type AssignDialogProps = { statementId: number; line: StatementLine; onClose: () => void }

/** Records a transfer that nobody reported as the payment of a learner. */
export function AssignDialog({ statementId, line, onClose }: AssignDialogProps) {
  const [search, setSearch] = useState('')
  const assign = useAssignLine()
  const form = useForm({
    schema: assignStatementLine.body,
    read: (fields) => ({ userId: Number(fields.get('userId') ?? Number.NaN) }),
    submit: async (body) => {
      const { finding } = await assign.mutateAsync({ params: { statementId, line: line.line }, body })
      toast(
        finding === 'exact'
          ? 'Recorded as their payment. Verify it with the exact matches.'
          : 'Recorded as their payment. No plan has this price, so accept it in the payment queue.',
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title="Who paid this?"
      intro={`${rupees(line.rupees)}${line.paidOn ? ` on ${day(line.paidOn)}` : ''}. We’ll record it as the learner’s payment and notify them. Nothing is verified yet.`}
      form={form}
      submitLabel="Assign to this learner"
      busyLabel="Assigning…"
      onClose={onClose}
    >
      <p className="rounded-control bg-haze px-4 py-3 wrap-anywhere">{line.narration}</p>
      <SearchField label="Name or email" value={search} onSearch={setSearch} />
      <Learners search={search} />
      <Problem text={form.problems['userId']} />
    </FormDialog>
  )
}

function Learners({ search }: { search: string }) {
  const { data, isPending } = useQuery(learnersMatching(search))
  if (search === '') return null
  if (isPending) return <p className="text-soft">Searching…</p>
  if (!data || data.length === 0) return <p className="text-soft">No learner matches. Try another word.</p>
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Learners</legend>
      {data.map(({ userId, name, email }) => (
        <label key={userId} className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-haze">
          <input type="radio" name="userId" value={userId} className="size-5 shrink-0 accent-indigo" />
          <b className="font-semibold wrap-anywhere">{name}</b> <span className="text-soft wrap-anywhere">{email}</span>
        </label>
      ))}
    </fieldset>
  )
}
