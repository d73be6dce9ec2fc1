import { useId } from 'react'
import {
  changesSince,
  type DailyClose,
  type DayMoney,
  type DayReport,
  closeDay,
} from '#contract/membership/daily-close.ts'
import { May } from '#web/identity/index.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { count, dayAndTime, plural, rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Failure } from '#web/kit/states/failure.tsx'
import { useCloseDay } from './daily-close.api.ts'
import { describeChange } from './daily-close.rules.ts'

/** Whether somebody has closed the day, and what changed since. */
export function CloseCard({ report }: { report: DayReport }) {
  const { closes, money, day, today } = report
  const heading = useId()
  const [last, ...earlier] = closes
  const hasChanged = last !== undefined && changesSince(last.money, money).length > 0
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="type-h3 mb-3">
        {last ? 'Closed' : 'Not closed yet'}
      </h2>
      {last && <LastClose close={last} money={money} />}
      {(!last || hasChanged) && day <= today && (
        <May do="payments:act">
          <CloseForm key={closes.length} report={report} />
        </May>
      )}
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="link cursor-pointer">Closed {count(earlier.length)}× before</summary>
          <ul className="mt-2 grid gap-2">
            {earlier.map((close) => (
              <li key={close.closedAt}>
                <ClosedBy close={close} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function LastClose({ close, money }: { close: DailyClose; money: DayMoney }) {
  const changes = changesSince(close.money, money)
  return (
    <>
      <ClosedBy close={close} />
      {changes.length > 0 && (
        <Callout tone="waiting" className="my-4">
          Changed since it was closed
          <ul className="mt-1 font-normal">
            {changes.map((change) => (
              <li key={change.figure}>{describeChange(change)}</li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  )
}

function ClosedBy({ close: { closedBy, closedAt, note, money, waiting, problems } }: { close: DailyClose }) {
  return (
    <div className="grid gap-1">
      <p>
        {closedBy ?? 'A former admin'}, {dayAndTime(closedAt)}
      </p>
      <p className="type-small text-soft">
        Net {rupees(money.netRupees)}, {count(waiting)} waiting, {plural(problems, 'open point')}
      </p>
      {note && <LongText text={note} />}
    </div>
  )
}

function CloseForm({ report: { day, version } }: { report: DayReport }) {
  const close = useCloseDay()
  const form = useForm({
    schema: closeDay.body,
    read: (fields) => ({ day, version, note: fields.get('note') }),
    submit: async (body) => {
      await close.mutateAsync({ body: closeDay.body.parse(body) })
      toast('Day closed.')
    },
    // Shown below the note.
    onRejection: () => {},
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <p className="text-soft">Compare the figures with your bank, then close the day. Open points don’t prevent it.</p>
      <Field label="Note" optional problem={form.problems['note']}>
        <Textarea name="note" rows={2} maxLength={500} />
      </Field>
      {close.error && <Failure title="The day wasn’t closed" message={close.error.message} />}
      <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Closing…" className="justify-self-start">
        Close the day
      </Button>
    </form>
  )
}
