import type { Deps } from './kit/deps.ts'
import { isWorkDue } from './learning/promises/work-due.service.ts'
import { hasStudied } from './learning/study-days/store.ts'
import { studyReminder, workDue } from './learning/texts.ts'
import { paymentWaiting } from './membership/payments/texts.ts'
import { isPaymentWaiting } from './membership/payments/waiting.service.ts'
import type { Truths } from './notifications/push/service.ts'

/** Whether what was pushed is still so when it is sent, for kinds whose end nobody knows in advance. */
export const truths = ({ clock }: Pick<Deps, 'clock'>): Truths => ({
  [paymentWaiting.kind]: isPaymentWaiting,
  [workDue.kind]: (db, { personId }) => isWorkDue(db, personId, clock()),
  [studyReminder.kind]: async (db, { personId }) => !(await hasStudied(db, personId, clock())),
})
