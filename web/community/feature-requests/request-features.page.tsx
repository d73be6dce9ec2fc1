import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FeatureRequest } from '#contract/community/feature-requests.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { me } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { readAsked, readOpened } from './rules.ts'
import { RequestFilter } from './request-filter.tsx'
import { RequestForm } from './request-form.tsx'
import { OpenedRequest, RequestList } from './request-list.tsx'
import { RequestThanks } from './request-thanks.tsx'

/** Asks for what one misses, and votes for what others asked for. */
export function RequestFeaturesPage() {
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<FeatureRequest | null>(null)
  const { data: person } = useQuery(me)
  const mayAnswer = mayUse(person?.role ?? null, 'mentor')
  const opened = readOpened(params)
  return (
    <>
      <PageHeader
        title="Request features"
        intro="Tell us what would help you to learn. Vote for what you want too: the most wanted is looked at first."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_1fr]">
        <div className="min-w-0">
          {asked ? (
            <RequestThanks request={asked} onAgain={() => setAsked(null)} />
          ) : (
            <RequestForm onAsked={setAsked} />
          )}
        </div>
        <section aria-labelledby="requests" className="min-w-0">
          {opened !== null && <OpenedRequest key={opened} requestId={opened} mayAnswer={mayAnswer} />}
          <h2 id="requests" className="type-h3">
            {opened === null ? 'What learners ask for' : 'What others ask for'}
          </h2>
          <div className="mt-3 mb-5">
            <RequestFilter asked={readAsked(params)} />
          </div>
          <RequestList asked={readAsked(params)} opened={opened} mayAnswer={mayAnswer} />
        </section>
      </div>
    </>
  )
}
