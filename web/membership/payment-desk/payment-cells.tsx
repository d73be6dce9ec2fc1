import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PayerPayment, Twin } from '#contract/membership/payments.ts'
import { PersonLink } from '#web/identity/index.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { formatDuration } from '#web/kit/duration.ts'
import { TriangleAlert } from '#web/kit/icons.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { PayerMenu } from '../payer/payer-menu.tsx'
import { ageOf, describeTwin, methodNames } from './desk.rules.ts'

type Received = PayerPayment['received']
type Seen = NonNullable<PayerPayment['onStatement']>
type OnShow = (payment: PayerPayment) => void

export const paymentColumns = (onShow: OnShow): Column<PayerPayment>[] => [
  { key: 'payer', header: 'Payer', heading: true, written: true, cell: ({ payer }) => <Payer payer={payer} /> },
  { key: 'amount', header: 'Amount', className: 'sm:min-w-34', cell: (payment) => <Amount payment={payment} /> },
  {
    key: 'transaction',
    header: 'Transaction',
    cell: (payment) => <Transaction payment={payment} onShow={onShow} />,
  },
]

function Payer({ payer }: Pick<PayerPayment, 'payer'>) {
  return (
    <div className="flex items-start justify-between gap-1">
      <span className="min-w-0">
        <PersonLink userId={payer.userId} name={payer.name} className="line-clamp-2 wrap-anywhere" />
        <span className="type-small block font-normal wrap-anywhere text-soft">{payer.email}</span>
      </span>
      <PayerMenu payer={payer} />
    </div>
  )
}

function Amount({ payment }: { payment: PayerPayment }) {
  const { rupees: amount, creditRupees, planDays, state } = payment
  const refunded = payment.refundedRupees + payment.refundedCreditRupees
  return (
    <div>
      <span className="font-semibold tabular-nums">{rupees(amount || creditRupees)}</span>
      {amount > 0 && creditRupees > 0 && (
        <span className="type-small block text-soft">+ {rupees(creditRupees)} credit</span>
      )}
      {payment.couponRupees > 0 && (
        <span className="type-small block text-soft">
          + {rupees(payment.couponRupees)} coupon {payment.couponCode}
        </span>
      )}
      {payment.reportedRupees !== null && payment.reportedRupees !== amount && (
        <span className="type-small block text-soft">reported {rupees(payment.reportedRupees)}</span>
      )}
      {Boolean(planDays) && <span className="type-small block text-soft">{planDays} days</span>}
      {payment.waivedRupees > 0 && (
        <span className="type-small block text-soft">{rupees(payment.waivedRupees)} waived</span>
      )}
      {payment.walletRupees > 0 && (
        <span className="type-small block text-soft">{rupees(payment.walletRupees)} to the wallet</span>
      )}
      {refunded > 0 && <span className="type-small block font-semibold">{rupees(refunded)} refunded</span>}
      {planDays === null && state === 'pending' && <Warning>No plan has this price</Warning>}
      {payment.received && <Difference received={payment.received} />}
    </div>
  )
}

/** What a statement or the gateway says, so that nobody verifies the amount that was only reported. */
function Difference({ received: { rupees: amount, on, statementId } }: { received: NonNullable<Received> }) {
  return (
    <Warning>
      {statementId === null ? 'The gateway' : 'The bank'} received {rupees(amount)}
      {on && ` on ${day(on)}`}.{' '}
      {statementId !== null && (
        <Link to={`/admin/payments/statements/${statementId}`} className="link font-normal whitespace-nowrap">
          See statement
        </Link>
      )}
    </Warning>
  )
}

function Transaction({ payment, onShow }: { payment: PayerPayment; onShow: OnShow }) {
  const { transactionId, method } = payment
  if (transactionId === null) return <span className="text-soft">{methodNames[method]}</span>
  return (
    <div>
      <span className="flex items-center gap-1">
        <code className="wrap-anywhere sm:whitespace-nowrap">{transactionId}</code>
        <CopyButton isBare label={`transaction ID ${transactionId}`} value={transactionId} className="-my-2" />
      </span>
      {payment.typedTransactionId && (
        <span className="type-small block text-soft">typed {payment.typedTransactionId}</span>
      )}
      <span className="type-small block text-soft">
        {methodNames[method]} ·{' '}
        {payment.online ? (
          <code className="wrap-anywhere">{payment.online.gatewayPaymentId}</code>
        ) : (
          <Screenshot payment={payment} onShow={onShow} />
        )}
      </span>
      {payment.state === 'pending' && payment.online?.note && <Warning>{payment.online.note}</Warning>}
      {payment.onStatement && <OnStatement seen={payment.onStatement} />}
      {payment.state === 'pending' && <Twins twins={payment.twins} />}
    </div>
  )
}

/** So that nobody has to look for it in the statement. */
function OnStatement({ seen: { statementId, uploadedAt, similar, paidFor } }: { seen: Seen }) {
  const link = (
    <Link to={`/admin/payments/statements/${statementId}`} className="link font-normal">
      On the statement of {day(uploadedAt)}
    </Link>
  )
  if (paidFor) {
    return (
      <Warning>
        {link}, but that credit has paid for {paidFor}.
      </Warning>
    )
  }
  return (
    <span className="type-small mt-1 block max-w-64">
      {link}
      {similar && (
        <>
          {' '}
          as <code>{similar}</code>
        </>
      )}
    </span>
  )
}

function Screenshot({ payment, onShow }: { payment: PayerPayment; onShow: OnShow }) {
  if (!payment.screenshotUrl) return 'no screenshot'
  return (
    <button
      type="button"
      className="link pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      onClick={() => onShow(payment)}
    >
      View screenshot<span className="sr-only"> from {payment.payer.name}</span>
    </button>
  )
}

/** Payments that may be the same transfer: a mistake or fraud. */
function Twins({ twins }: { twins: Twin[] }) {
  const [first, ...others] = twins
  if (!first) return null
  return (
    <Warning>
      Possible duplicate: {describeTwin(first)}
      {others.length > 0 && `, and ${others.length} more`}.{' '}
      <Link
        to={`/admin/payments?${new URLSearchParams({ state: first.state, search: first.transactionId ?? first.payer })}`}
        className="link font-normal whitespace-nowrap"
      >
        See it
      </Link>
    </Warning>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="type-small mt-1 flex max-w-64 items-start gap-1.5 font-semibold text-vermilion">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

export function Waiting({ since, now }: { since: string; now: number }) {
  const waited = now - new Date(since).getTime()
  const text = formatDuration(waited)
  const age = ageOf(waited)
  if (age === 'fresh') return <span className="whitespace-nowrap">{text}</span>
  return (
    <Badge tone={age === 'long' ? 'waiting' : 'bad'} {...(age === 'too-long' && { icon: TriangleAlert })}>
      {text}
      <span className="sr-only">{age === 'long' ? ', long' : ', too long'}</span>
    </Badge>
  )
}
