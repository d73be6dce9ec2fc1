import { BatchExport } from '#contract/learning/batches.ts'
import { listCertificates } from '#contract/learning/certificates.ts'
import { listWorkload } from '#contract/learning/mentors.ts'
import { listDemoDesk } from '#contract/membership/demo-desk.ts'
import { MonthDocuments } from '#contract/membership/months.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { indiaDate } from '#server/kit/india.ts'
import { batchLearners, findCertificates, workloadPage } from '#server/learning/index.ts'
import { bookingsPage, documentsPage, monthSpan, paymentsPage, refundsOf, viewFor } from '#server/membership/index.ts'
import { listAttendance } from '#contract/mentoring/session-desk.ts'
import { attendancePage } from '#server/mentoring/index.ts'
import { DeliveryExport } from '#contract/messages/messages.ts'
import { deliveriesPage } from '#server/messages/index.ts'
import { exportOf, moment } from './kinds.ts'

export const payments = exportOf({
  permission: 'payments:see',
  list: listPayments,
  page: async ({ db, tools, readerId }, query) => {
    const page = await paymentsPage(db, query, await viewFor(db, tools, readerId))
    const returned = await refundsOf(db, ...page.items.map(({ paymentId }) => paymentId))
    const numbersOf = (paymentId: number) =>
      returned.flatMap(({ refund, number }) => (refund.paymentId === paymentId ? [number] : []))
    return { ...page, items: page.items.map((item) => ({ ...item, creditNoteNumbers: numbersOf(item.paymentId) })) }
  },
  columns: {
    'Payment ID': ({ paymentId }) => paymentId,
    Payer: ({ payer }) => payer.name,
    Email: ({ payer }) => payer.email,
    'Transaction ID': ({ transactionId }) => transactionId,
    'Typed by the payer': ({ typedTransactionId }) => typedTransactionId,
    Rupees: ({ rupees }) => rupees,
    'Credit used (rupees)': ({ creditRupees }) => creditRupees,
    'Refunded (rupees)': ({ refundedRupees }) => refundedRupees,
    'Refunded to the wallet (rupees)': ({ refundedCreditRupees }) => refundedCreditRupees,
    'Paid by': ({ method }) => method,
    State: ({ state }) => state,
    Reason: ({ reason }) => reason,
    'Reported (IST)': ({ createdAt }) => moment(createdAt),
    'Decided (IST)': ({ decidedAt }) => moment(decidedAt),
    'Decided by': ({ decidedBy }) => decidedBy,
    Receipt: ({ receiptNumber }) => receiptNumber,
    'Credit notes': ({ creditNoteNumbers }) => creditNoteNumbers.join(', '),
  },
})

/** The receipts and credit notes of a month for the accountant. Credit notes are negative, so that columns add up. */
export const documents = exportOf({
  permission: 'payments:see',
  list: { query: MonthDocuments },
  page: ({ db, now }, { month, ...query }) => documentsPage(db, query, monthSpan(month ?? indiaDate(now).slice(0, 7))),
  columns: {
    Number: ({ number }) => number,
    Kind: ({ kind }) => kind,
    'Issued (IST)': ({ issuedAt }) => moment(issuedAt),
    'Bank date': ({ bankDate }) => bankDate,
    Corrects: ({ corrects }) => corrects,
    Payer: ({ payer }) => payer,
    Email: ({ email }) => email,
    Company: ({ company }) => company,
    'Company GSTIN': ({ gstin }) => gstin,
    'Place of supply': ({ placeOfSupply }) => placeOfSupply,
    'Plan (rupees)': ({ planRupees }) => planRupees,
    'Plan (days)': ({ days }) => days,
    Learner: ({ learner }) => learner,
    'Paid by': ({ method }) => method,
    'Transaction ID': ({ transactionId }) => transactionId,
    'Typed by the payer': ({ typedTransactionId }) => typedTransactionId,
    'Refund reference': ({ reference }) => reference,
    'Refund reason': ({ reason }) => reason,
    Coupon: ({ coupon }) => coupon,
    'Coupon (rupees)': ({ couponRupees }) => couponRupees,
    'Credit (rupees)': ({ creditRupees }) => creditRupees,
    'Waived (rupees)': ({ waivedRupees }) => waivedRupees,
    'Added to the wallet (rupees)': ({ walletRupees }) => walletRupees,
    'Sent back at once (rupees)': ({ backRupees }) => backRupees,
    'Amount (rupees)': ({ rupees }) => rupees,
    'Taxable value': ({ taxableRupees }) => taxableRupees,
    CGST: ({ cgstRupees }) => cgstRupees,
    SGST: ({ sgstRupees }) => sgstRupees,
    UTGST: ({ utgstRupees }) => utgstRupees,
    IGST: ({ igstRupees }) => igstRupees,
  },
})

export const demos = exportOf({
  permission: 'people:see',
  list: listDemoDesk,
  page: ({ db, readerId, now }, query) => bookingsPage(db, query, { viewerId: readerId, today: indiaDate(now) }),
  columns: {
    'Booking ID': ({ bookingId }) => bookingId,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Mobile: ({ mbNumber }) => mbNumber,
    Day: ({ demoDate }) => demoDate ?? '',
    Slot: ({ demoTime }) => demoTime ?? '',
    Interests: ({ message }) => message,
    Stage: ({ state }) => state,
    'Why lost': ({ lostReason }) => lostReason,
    Source: ({ source }) => source,
    'Opened from': ({ openedFrom }) => openedFrom ?? '',
    'Last note': ({ lastNote }) => lastNote?.text ?? '',
    'Follow up on': ({ remindOn }) => remindOn ?? '',
    Assignee: ({ assignee }) => assignee?.name ?? '',
    'Has an account': ({ hasAccount }) => hasAccount,
    'Booked (IST)': ({ createdAt }) => moment(createdAt),
  },
})

export const attendance = exportOf({
  permission: 'sessions:see',
  list: listAttendance,
  page: ({ db, now }, query) => attendancePage(db, query, now),
  columns: {
    Session: ({ title }) => title,
    'Starts (IST)': ({ startsAt }) => moment(startsAt),
    Cancelled: ({ isCancelled }) => isCancelled,
    Host: ({ hostName }) => hostName,
    'User ID': ({ userId }) => userId,
    Learner: ({ name }) => name,
    Email: ({ email }) => email,
    Seat: ({ state }) => state,
    'Joined (IST)': ({ joinedAt }) => moment(joinedAt),
  },
})

/** Who got a message. */
export const deliveries = exportOf({
  permission: 'messages:see',
  list: { query: DeliveryExport },
  page: ({ db }, { messageId = 0, ...query }) => deliveriesPage(db, messageId, query),
  columns: {
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    State: ({ state }) => state,
    'Delivered (IST)': ({ deliveredAt }) => moment(deliveredAt),
    'Email state': ({ emailState }) => emailState,
    'Read (IST)': ({ readAt }) => moment(readAt),
  },
})

export const certificates = exportOf({
  permission: 'people:see',
  list: listCertificates,
  page: ({ db }, query) => findCertificates(db, query),
  columns: {
    Number: ({ code }) => code,
    Learner: ({ learnerName }) => learnerName,
    Course: ({ courseTitle }) => courseTitle,
    'Issued (IST)': ({ issuedAt }) => moment(issuedAt),
    'Revoked (IST)': ({ revokedAt }) => moment(revokedAt),
    Reason: ({ revokedReason }) => revokedReason,
  },
})

export const mentors = exportOf({
  permission: 'team:see',
  list: listWorkload,
  page: ({ db, now }, query) => workloadPage(db, query, now),
  columns: {
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    Role: ({ role }) => role,
    'Hours a week': ({ weeklyHours }) => weeklyHours,
    'Away today': ({ isAway }) => (isAway ? 'yes' : 'no'),
    Open: ({ open }) => open,
    'Due in 24 h': ({ due }) => due,
    Late: ({ late }) => late,
    'Reviewed in 30 days': ({ reviewed }) => reviewed,
    'Reviewed late': ({ reviewedLate }) => reviewedLate,
    'Median hours to review': ({ medianHours }) => (medianHours === null ? '' : Math.round(medianHours * 10) / 10),
    'First attempts': ({ firstAttempts }) => firstAttempts,
    'Approved at first attempt': ({ firstApproved }) => firstApproved,
  },
})

export const batch = exportOf({
  permission: 'sessions:see',
  list: { query: BatchExport },
  page: ({ db, readerId, now }, { batchId = 0 }) => batchLearners(db, { readerId, today: indiaDate(now) }, batchId),
  columns: {
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    'Joined (IST)': ({ joinedAt }) => moment(joinedAt),
    Standing: ({ standing }) => standing,
    'Tasks behind': ({ behind }) => behind,
    'Tasks submitted': ({ tasksDone }) => tasksDone,
    'Steps approved': ({ approved }) => approved,
    'Steps in review': ({ waiting }) => waiting,
    'Moved own plan by days': ({ movedDays }) => movedDays,
    'Last seen (IST)': ({ lastSeenAt }) => moment(lastSeenAt),
  },
})
