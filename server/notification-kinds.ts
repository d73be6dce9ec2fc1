import * as community from './community/texts.ts'
import * as dueDates from './learning/due-dates/texts.ts'
import * as hiringBoard from './hiring/board/texts.ts'
import * as companyDesk from './hiring/desk/texts.ts'
import * as endings from './hiring/endings/texts.ts'
import * as candidates from './hiring/candidates/texts.ts'
import * as introductions from './hiring/introductions/texts.ts'
import * as openings from './hiring/openings/texts.ts'
import * as learning from './learning/texts.ts'
import * as invoices from './membership/invoices/texts.ts'
import * as payments from './membership/payments/texts.ts'
import * as refunds from './membership/refunds/texts.ts'
import * as membership from './membership/texts.ts'
import * as mentoring from './mentoring/texts.ts'
import * as messages from './messages/texts.ts'
import { createWording } from './notifications/kinds.ts'
import * as projects from './projects/texts.ts'
import * as support from './support/texts.ts'
import * as wallet from './wallet/texts.ts'
import * as webhooks from './webhooks/texts.ts'

/** The texts of every domain with notifications. */
export const wording = createWording([
  webhooks,
  wallet,
  membership,
  payments,
  refunds,
  invoices,
  learning,
  dueDates,
  mentoring,
  projects,
  endings,
  openings,
  candidates,
  introductions,
  companyDesk,
  hiringBoard,
  community,
  support,
  messages,
])
