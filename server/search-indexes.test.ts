import { expect, test } from 'vitest'
import { listJobDesk } from '#contract/careers/job-desk.ts'
import { listBugs } from '#contract/community/bugs.ts'
import { listBugDesk, listRequestDesk } from '#contract/community/desk.ts'
import { listFacts } from '#contract/community/facts.ts'
import { listFeatureRequests } from '#contract/community/feature-requests.ts'
import { listAuditEntries } from '#contract/identity/audit.ts'
import { listPeople } from '#contract/insights/people.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { listCertificates } from '#contract/learning/certificates.ts'
import { listReviews } from '#contract/learning/reviews.ts'
import { listQuestionDesk } from '#contract/mentoring/questions-desk.ts'
import { listCoupons } from '#contract/membership/coupons.ts'
import { listDemoDesk } from '#contract/membership/demo-desk.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { listEmails } from '#contract/notifications/emails.ts'
import { listBriefDesk } from '#contract/projects/brief-desk.ts'
import { listBriefs } from '#contract/projects/briefs.ts'
import { listIdeas } from '#contract/projects/ideas.ts'
import { listProjectSubmissions } from '#contract/projects/submissions.ts'
import { listSupportInbox } from '#contract/support/inbox.ts'
import { sql } from './kit/db/orm.ts'
import { statementsOf } from './testing/queries.ts'
import { sharedApp } from './testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')
const learner = await app.newActor('learner')

// Between an empty list and its index the database chooses by chance.
await app.db.execute(sql`
  insert into payments (person_id, transaction_id, amount_paise, method, state, decided_at)
  select ${admin.id}, (400000000000 + at)::text, 39900, 'upi', state, case when state = 'verified' then now() end
  from generate_series(1, 20000) at, lateral (select case when at % 2 = 0 then 'pending' else 'verified' end as state) one`)
await app.db.execute(sql`
  with talks as (
    insert into threads (owner_id) select unnest(array[${admin.id}, ${learner.id}]::bigint[]) from generate_series(1, 2500)
    returning id, owner_id)
  insert into support_requests (person_id, thread_id, topic, subject, state, promised_at, resolved_at)
  select owner_id, id, 'other', 'Request ' || id, 'resolved', now(), now() from talks`)
await app.asOwner('analyze payments, support_requests')

/** The indexes that each search needs: a list without one is read as a whole for a word that is rare. */
const searches: [Endpoint, string[], query?: object][] = [
  [listBugs, ['bugs_search']],
  [listFacts, ['facts_search']],
  [listFeatureRequests, ['feature_requests_search']],
  [listJobDesk, ['jobs_search']],
  [listBriefs, ['briefs_search']],
  [listBriefDesk, ['briefs_search']],
  [listBugDesk, ['bugs_search', 'people_search']],
  [listRequestDesk, ['feature_requests_search', 'people_search']],
  [listIdeas, ['ideas_search', 'people_search']],
  [listProjectSubmissions, ['project_submissions_search', 'briefs_search', 'people_search']],
  // The open ones are few, and have an index of their own.
  [listQuestionDesk, ['questions_search', 'people_search'], { search: 'zebra', state: 'answered' }],
  [listSupportInbox, ['support_requests_search', 'people_search'], { search: 'zebra', state: 'resolved' }],
  [listDemoDesk, ['demo_bookings_search']],
  [listEmails, ['emails_search']],
  [listCoupons, ['coupons_search']],
  [listCertificates, ['certificates_search']],
  [listPayments, ['payments_pending_payer']],
  [listPayments, ['people_search'], { search: 'zebra', state: 'verified' }],
  [listAuditEntries, ['audit_entries_search', 'people_search']],
  [listPeople, ['people_search']],
  [listReviews, ['people_search'], { learner: 'zebra' }],
]

test.each(searches)('$path finds a rare word by an index', async (endpoint, indexes, query = { search: 'zebra' }) => {
  const statements = await statementsOf(() => app.load(admin, endpoint, { query }))
  const plans = await app.db.transaction(async (db) => {
    // An empty table is scanned whatever its indexes are.
    await db.execute(sql`set local enable_seqscan = off`)
    await db.execute(sql`set local enable_indexscan = off`)
    const found: string[] = []
    for (const statement of statements.filter((text) => /like/.test(text))) {
      const { rows } = await db.execute(sql.raw(`explain (generic_plan) ${statement}`))
      found.push(JSON.stringify(rows))
    }
    return found.join()
  })
  for (const index of indexes) expect(plans).toContain(`Bitmap Index Scan on ${index} `)
})
