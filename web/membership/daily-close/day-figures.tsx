import { useId, type ReactNode } from 'react'
import type { DayMoney } from '#contract/membership/daily-close.ts'
import { count, plural, rupees } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { methodNames } from '../payment-desk/desk.rules.ts'

/** What the receipts and credit notes of the day add up to. */
export function DayFigures({ money }: { money: DayMoney }) {
  const { methods, refunds, cancelled, reversed, netRupees, returnedLater } = money
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="type-h3">
        Came in
      </h2>
      <p className="type-small mt-0.5 text-soft">From the receipts and credit notes of this day.</p>
      <table className="mt-3 w-full border-collapse tabular-nums">
        <caption className="sr-only">Payments of the day by method, and what went back</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Number</th>
            <th scope="col">Rupees</th>
          </tr>
        </thead>
        <tbody>
          {methods.length === 0 && <Row label="Verified payments" payments={0} amount={0} />}
          {methods.map(({ method, payments, rupees: amount }) => (
            <Row key={method} label={methodNames[method]} payments={payments} amount={amount} />
          ))}
          <Row label="Refunds" payments={refunds.payments} amount={-refunds.rupees} />
          <Row label="Cancelled receipts" payments={cancelled.payments} amount={-cancelled.rupees} />
          {reversed.payments > 0 && (
            <Row label="Reversed refunds" payments={reversed.payments} amount={reversed.rupees} />
          )}
          <Row label="Net" payments={null} amount={netRupees} isSum />
        </tbody>
      </table>
      <Details money={money} />
      {returnedLater.payments > 0 && (
        <p className="mt-3">
          Of this day’s payments, {rupees(returnedLater.rupees)} went back on later days (
          {plural(returnedLater.payments, 'credit note')}).
        </p>
      )}
    </Card>
  )
}

type RowProps = { label: string; payments: number | null; amount: number; isSum?: boolean }

function Row({ label, payments, amount, isSum = false }: RowProps) {
  const cell = classes('py-2', isSum ? 'text-lg font-semibold' : 'border-b border-line', payments === 0 && 'text-soft')
  return (
    <tr>
      <th scope="row" className={classes(cell, 'text-left', !isSum && 'font-normal')}>
        {label}
      </th>
      <td className={classes(cell, 'px-3 text-right')}>{payments === null ? '' : count(payments)}</td>
      <td className={classes(cell, 'text-right')}>{amount === 0 && !isSum ? '–' : rupees(amount)}</td>
    </tr>
  )
}

function Details({ money }: { money: DayMoney }) {
  const { creditRupees, couponRupees, refunds, cancelled, reversed, receipts, creditNotes } = money
  const returnedCredit = refunds.creditRupees + cancelled.creditRupees - reversed.creditRupees
  return (
    <dl className="type-small mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {creditRupees > 0 && <Detail term="Credit used">{rupees(creditRupees)}</Detail>}
      {returnedCredit > 0 && <Detail term="Credit returned">{rupees(returnedCredit)}</Detail>}
      {couponRupees > 0 && <Detail term="Coupons">{rupees(couponRupees)}</Detail>}
      {receipts && <Detail term="Receipts">{formatRange(receipts)}</Detail>}
      {creditNotes && <Detail term="Credit notes">{formatRange(creditNotes)}</Detail>}
    </dl>
  )
}

const formatRange = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `${first} to ${last}`

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-soft">{term}</dt>
    <dd className="tabular-nums wrap-anywhere">{children}</dd>
  </div>
)
