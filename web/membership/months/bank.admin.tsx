import { useQuery } from '@tanstack/react-query'
import type { MonthBank } from '#contract/membership/month-bank.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { exactRupees, plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { documentsAt, movementsAt } from './addresses.rules.ts'
import { differenceWords, entries, placeNames, placesWithMoney } from './bank.rules.ts'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { MonthChoice, MonthHeader, MonthSkeleton, urlMonth } from './month-frame.tsx'
import { monthBank } from './months.api.ts'
import type { Figures } from './months.rules.ts'

/** A month by bank date, and why it differs from its documents. */
export function MonthBankAdmin() {
  const { choice, change } = useUrlState(urlMonth)
  const query = useQuery(monthBank(choice.month))
  return (
    <>
      <MonthHeader
        view="month/bank"
        month={query.data?.month ?? choice.month}
        intro="When learners’ money reached or left the bank, Indian time, and why that isn’t what the documents of the month say."
      />
      <QueryView query={query} skeleton={<MonthSkeleton />}>
        {(month) => (
          <>
            <MonthChoice months={month} onChange={(to) => change({ month: to })} />
            <div className="grid gap-5">
              <FigureTable {...bothDates(month)} />
              <Reconciliation month={month} />
              <Asides month={month} />
            </div>
          </>
        )}
      </QueryView>
    </>
  )
}

const cells = ({ receivedRupees, returnedRupees, netRupees }: MonthBank['money']) =>
  [receivedRupees, returnedRupees, netRupees].map(exactRupees)

function bothDates({ month, documents, money, ...rest }: MonthBank): Figures {
  return {
    title: 'Documents and money',
    note: 'A payment counts as money on the day of its line on a bank statement, or the day the gateway received it; a refund on the day it was sent.',
    head: ['Received', 'Returned', 'Net'],
    rows: [
      {
        key: 'documents',
        label: 'By document date',
        cells: cells(documents),
        to: [documentsAt(month, { kind: 'receipt' }), documentsAt(month, { kind: 'note' }), documentsAt(month, {})],
      },
      ...placesWithMoney(rest).map(({ place, ...figures }) => ({
        key: place,
        label: placeNames[place],
        cells: cells(figures),
        to: [
          movementsAt(month, { place, flow: 'received' }),
          movementsAt(month, { place, flow: 'returned' }),
          movementsAt(month, { place }),
        ],
      })),
    ],
    sum: {
      key: 'money',
      label: 'By bank date',
      cells: cells(money),
      to: [movementsAt(month, { flow: 'received' }), movementsAt(month, { flow: 'returned' }), movementsAt(month, {})],
    },
  }
}

/** From the documents to the money, one reason after the other. */
function Reconciliation({ month: { month, documents, money, differences } }: { month: MonthBank }) {
  return (
    <Card as="section" aria-labelledby="reconciliation">
      <h2 id="reconciliation" className="type-h3">
        Why they differ
      </h2>
      <dl className="mt-4 grid">
        <Line
          label="Documents of the month, net"
          amount={exactRupees(documents.netRupees)}
          to={documentsAt(month, {})}
          isSum
        />
        {differences.length === 0 && (
          <p className="border-t border-line py-3 text-soft">Nothing. Each document has its money in this month.</p>
        )}
        {differences.map(({ difference, isReturned, count, rupees }) => {
          const { label, note } = differenceWords(difference, isReturned, month)
          const flow = isReturned ? 'returned' : 'received'
          return (
            <Line
              key={`${difference} ${flow}`}
              label={label}
              note={`${entries(count)}. ${note}`}
              amount={`${rupees > 0 ? '+' : ''}${exactRupees(rupees)}`}
              to={movementsAt(month, { difference, flow })}
            />
          )
        })}
        <Line label="Money of the month, net" amount={exactRupees(money.netRupees)} to={movementsAt(month, {})} isSum />
      </dl>
    </Card>
  )
}

type LineProps = { label: string; note?: string; amount: string; to: string; isSum?: true }

const Line = ({ label, note, amount, to, isSum }: LineProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 border-t py-2.5 first:border-t-0 ${isSum ? 'border-edge font-semibold' : 'border-line'}`}
  >
    <dt className="min-w-0">
      {label}
      {note && <span className="type-small block text-soft">{note}</span>}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">
      <FigureLink to={to}>{amount}</FigureLink>
    </dd>
  </div>
)

/** What is in neither column. */
function Asides({ month: { leftOut, creditRupees, couponRupees } }: { month: MonthBank }) {
  const notMoney = [
    creditRupees > 0 && `${exactRupees(creditRupees)} of wallet credit`,
    couponRupees > 0 && `${exactRupees(couponRupees)} of coupons`,
  ].filter((text) => text !== false)
  const said = [
    leftOut.count > 0 &&
      `Left out: ${plural(leftOut.count, 'line')} of statements with ${exactRupees(leftOut.rupees)} that you noted or ignored, because they aren’t payments of learners.`,
    notMoney.length > 0 &&
      `Not money: ${notMoney.join(' and ')} on the receipts of this month. Neither total has them.`,
  ].filter((text) => text !== false)
  return said.map((text) => <Callout key={text}>{text}</Callout>)
}
