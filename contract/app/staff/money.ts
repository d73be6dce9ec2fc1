import { part } from '../../kit/page-call.ts'
import { getMonthBank, listMonthMovements } from '../../membership/month-bank.ts'
import { getMonthEarned, listMonthEarned } from '../../membership/month-earned.ts'
import { getMonth, listMonthDocuments } from '../../membership/months.ts'
import { listGatewayProblems } from '../../membership/gateway.ts'
import { listPayments } from '../../membership/payments.ts'
import { listCoupons } from '../../membership/coupons.ts'
import { getDay } from '../../membership/daily-close.ts'
import { getStatement, listStatements } from '../../membership/statements.ts'
import { getMentorPay, listMentorPay, listPayRates } from '../../mentoring/pay.ts'
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
  '/admin/payments/month/bank': {
    title: 'Accounts by bank date',
    access: 'payments:see',
    palette: { words: 'accountant reconcile bank received' },
    data: (at) => (isPlain(at) ? [part(getMonthBank)] : []),
  },
  '/admin/payments/month/earned': {
    title: 'Income earned',
    access: 'payments:see',
    palette: { words: 'accountant deferred revenue income' },
    data: (at) => (isPlain(at) ? [part(getMonthEarned), part(listMonthEarned)] : []),
  },
  '/admin/payments/month/documents': {
    title: 'Receipts and credit notes',
    access: 'payments:see',
    data: (at) => (isPlain(at) ? [part(listMonthDocuments)] : []),
  },
  '/admin/payments/month/movements': {
    title: 'Money by bank date',
    access: 'payments:see',
    data: (at) => (isPlain(at) ? [part(listMonthMovements)] : []),
  },
  '/admin/payments/mentors/:userId': {
    title: 'Mentor pay',
    access: 'payee:see',
    data: ({ params: { userId }, query: { month } }) => [
      part(getMentorPay, { params: { userId }, query: month === undefined ? {} : { month } }),
    ],
  },
  '/admin/payments/mentors': {
    access: 'payee:see',
    menu: 'Mentor pay',
    palette: { words: 'salary rates reviewers' },
    data: (at) => [...(isPlain(at) ? [part(listMentorPay)] : []), part(listPayRates)],
  },
  '/admin/payments/coupons': {
    access: 'payments:see',
    menu: 'Coupons',
    palette: { words: 'discount' },
    data: () => [part(listCoupons)],
  },
})
