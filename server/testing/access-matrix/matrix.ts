import { mayUse, type Role, type Standing } from '#contract/kit/access.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { attempts } from '../learning/attempt-access-rows.ts'
import { gitRows } from '../learning/git-access-rows.ts'
import { batches } from '../learning/batch-access-rows.ts'
import { board } from '../hiring/board-access-rows.ts'
import { company } from '../hiring/company-access-rows.ts'
import { candidates } from '../hiring/candidates-access-rows.ts'
import { introductions } from '../hiring/introductions-access-rows.ts'
import { companyApplicationRows } from '../hiring/application-access-rows.ts'
import { companyDesk } from '../hiring/company-desk-access-rows.ts'
import { openings } from '../hiring/openings-access-rows.ts'
import { careers } from './careers.ts'
import { catalogueAndSite } from './catalogue.ts'
import { community } from './community.ts'
import { desks } from './desks.ts'
import { identity } from './identity.ts'
import { learning } from './learning.ts'
import { lessons } from './lessons.ts'
import { messages } from '../messages/access-rows.ts'
import { practice } from './practice.ts'
import { membership } from './membership.ts'
import { notificationsAndWallet } from './notifications.ts'
import { portfolio } from '../portfolio/access-rows.ts'
import { projects } from './projects.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import type { Caller } from './callers.ts'
import { own, type Outcome, type Row, type Rows, shared } from './row.ts'
import { sessions } from './sessions.ts'
import { school } from './school.ts'
import { sponsors } from './sponsors.ts'
import { staff } from './staff.ts'
import { support } from './support.ts'
import { videos } from './videos.ts'
import { pay } from '../mentoring/pay.ts'
import { webhooks } from '../webhooks/access-rows.ts'

/** Every call of the contract by name: what it acts on, its input, and the outcome for each caller. */
export const matrix: Rows = {
  ...identity,
  ...catalogueAndSite,
  ...notificationsAndWallet,
  ...membership,
  ...learning,
  ...lessons,
  ...practice,
  ...gitRows,
  ...videos,
  ...reviews,
  ...attempts,
  ...batches,
  ...sessions,
  ...pay,
  ...questions,
  ...projects,
  ...portfolio,
  ...careers,
  ...company,
  ...companyDesk,
  ...companyApplicationRows,
  ...openings,
  ...board,
  ...candidates,
  ...introductions,
  ...community,
  ...support,
  ...sponsors,
  ...webhooks,
  ...messages,
  ...staff,
  ...school,
  ...desks,
  // A notification contains the first name of its subject.
  getPage: [
    own(() => ({ query: { path: '/dashboard' } }), { tells: ['firstName'] }),
    shared(() => ({ query: { path: '/admin/reviews' } }), { about: 'of the staff area', tells: ['firstName'] }),
  ],
}

export const roleOf: Record<Caller, Role | null> = {
  stranger: null,
  owner: 'learner',
  other: 'learner',
  company: 'company',
  mentor: 'mentor',
  admin: 'admin',
}

export const standingOf = (caller: Caller): Standing | null => {
  const role = roleOf[caller]
  return role && { role, adjustments: null }
}

/** The outcome by the access of the call, unless the row overrides it. */
export function outcomeFor({ outcomes }: Row, { access }: Pick<Endpoint, 'access'>, caller: Caller): Outcome {
  if (caller === 'stranger' && access !== 'public') return 401
  return outcomes[caller] ?? (mayUse(standingOf(caller), access) ? 'done' : 403)
}
