import { useState, type FormEvent } from 'react'
import type { StatementColumns } from '#contract/membership/statements.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useChooseColumns } from '../statements.api.ts'
import { ColumnPreview } from './column-preview.tsx'
import { ColumnReading } from './column-reading.tsx'
import { columnNames, columnsOf, guessColumns, lineNames, problemsOf, type Choice, type Role } from './columns.rules.ts'

type ColumnChoiceProps = {
  statementId: number
  head: string[][]
  columns: StatementColumns | null
  /** Called after a change of earlier columns, saved or cancelled. */
  onClose?: () => void
}

const roles: { role: Role; label: string }[] = [
  { role: 'date', label: 'Date' },
  { role: 'narration', label: 'Narration' },
  { role: 'reference', label: 'Reference' },
  { role: 'credit', label: 'Amount received' },
]

/** Saved for later files with the same headings. */
export function ColumnChoice({ statementId, head, columns, onClose }: ColumnChoiceProps) {
  const [choice, setChoice] = useState<Choice>(() => columns ?? guessColumns(head))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const choose = useChooseColumns()
  const problems: Record<string, string> = {
    ...(choose.error instanceof ApiError && choose.error.fields),
    ...(isSubmitted && problemsOf(choice)),
  }
  const names = columnNames(head, choice.headerLine)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    const complete = columnsOf(choice)
    if (complete && !choose.isPending)
      choose.mutate({ params: { statementId }, body: complete }, { onSuccess: () => onClose?.() })
  }

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <Field label="Header line" problem={problems['headerLine']}>
          <Select
            value={choice.headerLine}
            onChange={(event) => setChoice({ ...choice, headerLine: Number(event.target.value) })}
          >
            <Options of={lineNames(head).map((name, at) => [at, name])} />
          </Select>
        </Field>
        {roles.map(({ role, label }) => (
          <Field key={role} label={label} optional={role === 'reference'} problem={problems[role]}>
            <Select
              value={choice[role] ?? ''}
              onChange={({ target: { value } }) =>
                setChoice({ ...choice, [role]: value === '' ? null : Number(value) })
              }
            >
              <option value="">{role === 'reference' ? 'None' : 'Choose a column'}</option>
              <Options of={names.map((name, at) => [at, name])} />
            </Select>
          </Field>
        ))}
      </div>
      <ColumnReading head={head} choice={choice} />
      {choose.error && Object.keys(problems).length === 0 && (
        <Failure title="We couldn’t save the columns." message={choose.error.message} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={choose.isPending}>
          Match with these columns
        </Button>
        {onClose && <Button onClick={onClose}>Back to results</Button>}
      </div>
      <ColumnPreview head={head} choice={choice} />
    </form>
  )
}
