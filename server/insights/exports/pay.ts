import { PayExport } from '#contract/mentoring/pay.ts'
import { entriesOf, payOf, statement } from '#server/mentoring/index.ts'
import { exportOf, moment } from './kinds.ts'

/** A month has few rows: one page. */
const whole = <Item>(items: Item[]) => ({ items, next: null })

const mentorPay = exportOf({
  permission: 'payee:see',
  list: { query: PayExport },
  page: async ({ db, now }, { month }) => {
    const found = await payOf(db, now, month)
    return whole(found.mentors.map((mentor) => ({ ...mentor, month: found.month })))
  },
  columns: {
    Month: ({ month }) => month,
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    Reviews: ({ reviews }) => reviews,
    Sessions: ({ sessions }) => sessions,
    Rates: ({ rate }) => rate ?? '',
    'Earned (₹)': ({ rupees }) => rupees,
    'Corrections (₹)': ({ correctionRupees }) => correctionRupees,
    'Paid (IST)': ({ paidAt }) => moment(paidAt),
  },
})

/** What the reader did and earned. */
const myPay = exportOf({
  permission: 'staff',
  list: { query: PayExport },
  page: async ({ db, now, readerId }, { month }) => whole(entriesOf(await statement(db, now, readerId, month))),
  columns: {
    Month: ({ month }) => month,
    'When (IST)': ({ at }) => moment(at),
    What: ({ what }) => what,
    'Amount (₹)': ({ rupees }) => rupees,
  },
})

export const payExports = { 'mentor-pay': mentorPay, 'my-pay': myPay }
