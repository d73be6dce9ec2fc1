import { useId, useState, type FormEvent } from 'react'
import {
  formatNumber,
  isRange,
  type NumberRange,
  parseRange,
  partsOf,
  Series,
} from '#contract/membership/document-numbers.ts'
import type { Month } from '#contract/membership/months.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { count, plural } from '#web/kit/format.ts'
import { Archive } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { useDocumentsFile } from './months.api.ts'

const labels: Record<Series, string> = { receipts: 'Receipts', 'credit notes': 'Credit notes' }

/** Downloads receipts or credit notes by their numbers; a long range in parts. */
export function DocumentsForm({ numbers }: Pick<Month, 'numbers'>) {
  const heading = useId()
  const [series, setSeries] = useState<Series>('receipts')
  const ranges = { receipts: numbers.receipts, 'credit notes': numbers.creditNotes }
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="type-h3">
        Download documents
      </h2>
      <p className="mt-1 max-w-3xl text-soft text-pretty">
        Receipts or credit notes as PDF files in a zip, by number. The numbers of this month are filled in.
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {Series.options.map((option) => (
          <div key={option} className="min-w-0">
            <dt className="type-small text-soft">{labels[option]}</dt>
            <dd className="font-medium tabular-nums">{describeNumbers(ranges[option])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-3">
        <Field label="Documents">
          <Select value={series} onChange={({ target }) => setSeries(Series.parse(target.value))}>
            <Options of={Series.options.map((option) => [option, labels[option]])} />
          </Select>
        </Field>
        <RangeFields key={series} series={series} range={ranges[series]} />
      </div>
    </Card>
  )
}

type Numbers = Month['numbers']['receipts']

const describeNumbers = (range: Numbers) =>
  range === null
    ? 'None this month'
    : range.count === 1
      ? range.first
      : `${range.first} to ${range.last}, ${count(range.count)} numbers`

function RangeFields({ series, range }: { series: Series; range: Numbers }) {
  const [typed, setTyped] = useState({ from: range?.first ?? '', until: range?.last ?? '' })
  const [hasTried, setHasTried] = useState(false)
  const file = useDocumentsFile()
  const parsed = parseRange(series, typed)
  const rejected = file.error instanceof ApiError ? file.error.fields : {}
  const problems: Partial<typeof typed> = !isRange(parsed) ? (hasTried ? parsed : {}) : rejected
  const parts = isRange(parsed) ? partsOf(parsed) : []
  const change = (changed: Partial<typeof typed>) => {
    file.reset()
    setTyped({ ...typed, ...changed })
  }
  const start = (part: NumberRange) => {
    const [from, until] = [part.first, part.last].map((serial) => formatNumber(series, part.financialYear, serial))
    file.mutate({ series, from: from!, until: until! })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (parts.length === 1) start(parts[0]!)
  }
  const input = (name: keyof typeof typed, label: string) => (
    <Field label={label} problem={problems[name]}>
      <Input
        value={typed[name]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => change({ [name]: target.value.trim().toUpperCase() })}
      />
    </Field>
  )
  return (
    <form onSubmit={onSubmit} noValidate className="contents">
      {input('from', 'From number')}
      {input('until', 'To number')}
      <div className="sm:col-span-3">
        {parts.length <= 1 ? (
          <Button type="submit" busy={file.isPending} busyLabel="Preparing…">
            <Archive aria-hidden="true" className="size-4.5" />
            Download zip
          </Button>
        ) : (
          <Parts parts={parts} isBusy={file.isPending} onStart={start} />
        )}
        {parts.length === 1 && !file.isPending && (
          <p className="type-small mt-2 text-soft">
            {plural(parts[0]!.last - parts[0]!.first + 1, 'document')}. Drawing them takes a moment; the download starts
            at once and grows.
          </p>
        )}
        {file.error && Object.keys(rejected).length === 0 && (
          <div className="mt-3">
            <Failure title="The download couldn’t be prepared" message={file.error.message} />
          </div>
        )}
      </div>
    </form>
  )
}

type PartsProps = { parts: NumberRange[]; isBusy: boolean; onStart: (part: NumberRange) => void }

function Parts({ parts, isBusy, onStart }: PartsProps) {
  return (
    <>
      <p className="font-medium">These are too many for one file. Download them in {parts.length} parts:</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part.first}>
            <Button size="small" busy={isBusy} onClick={() => onStart(part)}>
              {count(part.first)}–{count(part.last)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
