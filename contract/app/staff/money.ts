import { part } from '../../kit/page-call.ts'
import { getMonth } from '../../membership/months.ts'
import { listGatewayProblems } from '../../membership/gateway.ts'
import { listPayments } from '../../membership/payments.ts'
import { listCoupons } from '../../membership/coupons.ts'
import { getDay } from '../../membership/daily-close.ts'
import { getStatement, listStatements } from '../../membership/statements.ts'
import { isPlain, pages } from '../page.ts'

export const moneyPages = pages({
  '/admin/payments': {
    access: 'payments:see',
    menu: 'Payments',
    data: (at) => (isPlain(at) ? [part(listPayments, { query: { state: 'pending' } }), part(listGatewayProblems)] : []),
  },
  '/admin/payments/statements/:statementId': {
    title: 'Bank statement',
    access: 'payments:see',
    data: ({ params: { statementId } }) => [part(getStatement, { params: { statementId } })],
  },
  '/admin/payments/statements': {
    access: 'payments:see',
    menu: 'Bank statements',
    palette: { words: 'upload reconcile' },
    data: () => [part(listStatements)],
  },
  '/admin/payments/close': {
    access: 'payments:see',
    menu: 'Daily close',
    palette: { words: 'today money' },
    data: (at) => (isPlain(at) ? [part(getDay)] : []),
  },
  '/admin/payments/month': {
    access: 'payments:see',
    menu: 'Accounts',
    palette: { label: 'Accounts of a month', words: 'accountant gst receipts' },
    data: (at) => (isPlain(at) ? [part(getMonth)] : []),
  },
  '/admin/payments/coupons': {
    access: 'payments:see',
    menu: 'Coupons',
    palette: { words: 'discount' },
    data: () => [part(listCoupons)],
  },
})
