import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeatureRequest } from '#contract/community/feature-requests.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { me } from '#web/identity/index.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { requestsUrl } from './filter.ts'
import { RequestFilterBar } from './request-filter-bar.tsx'
import { RequestForm } from './request-form.tsx'
import { OpenRequest, RequestList } from './request-list.tsx'
import { RequestThanks } from './request-thanks.tsx'

export function RequestFeaturesPage() {
  const { choice: filter, change } = useUrlState(requestsUrl)
  const [submitted, setSubmitted] = useState<FeatureRequest | null>(null)
  const { data: person } = useQuery(me)
  const mayAnswer = mayUse(person?.role ?? null, 'mentor')
  const mayPost = useMayPost()
  const { request } = filter
  return (
    <>
      <PageHeader intro="Tell us what would help you learn, and vote for the ideas you like. We look at the most popular first." />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_1fr]">
        <div className="min-w-0">
          {!mayPost ? (
            <ReadOnlyNote />
          ) : submitted ? (
            <RequestThanks request={submitted} onAgain={() => setSubmitted(null)} />
          ) : (
            <RequestForm onSubmitted={setSubmitted} />
          )}
        </div>
        <section aria-labelledby="requests" className="min-w-0">
          {request && <OpenRequest key={request} requestId={Number(request)} mayAnswer={mayAnswer} />}
          <h2 id="requests" className="type-h3">
            {request ? 'Other requests' : 'All requests'}
          </h2>
          <div className="mt-3 mb-5">
            <RequestFilterBar filter={filter} onChange={change} />
          </div>
          <RequestList filter={filter} mayAnswer={mayAnswer} />
        </section>
      </div>
    </>
  )
}
