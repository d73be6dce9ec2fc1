import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FeatureRequest, requestStates } from '#contract/community/feature-requests.ts'
import { mayUse } from '#contract/kit/access.ts'
import { me } from '#web/identity/index.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Checkbox, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyIllustration } from '#web/kit/layout/illustrations.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import type { RequestFilter } from './api.ts'
import { RequestForm } from './request-form.tsx'
import { OpenRequest, RequestList } from './request-list.tsx'
import { requestStateLabels } from './request-state.tsx'

export function RequestFeaturesPage() {
  const { choice: filter, change } = useUrlState(requestsUrl)
  const [submitted, setSubmitted] = useState<FeatureRequest | null>(null)
  const { data: person } = useQuery(me)
  const mayAnswer = mayUse(person ?? null, 'boards:act')
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

const requestsUrl = {
  read: (params: URLSearchParams): RequestFilter => ({
    order: oneOf(params, 'order', ['newest']),
    state: oneOf(params, 'state', requestStates),
    mine: oneOf(params, 'mine', ['yes']),
    search: params.get('search') ?? '',
    request: /^[1-9]\d{0,14}$/.exec(params.get('request') ?? '')?.[0] ?? '',
  }),
  write: (filter: RequestFilter) => filter,
}

type RequestFilterBarProps = { filter: RequestFilter; onChange: (change: Partial<RequestFilter>) => void }

function RequestFilterBar({ filter, onChange }: RequestFilterBarProps) {
  // A new filter closes the request that a notification opened.
  const set = (edit: Partial<RequestFilter>) => onChange({ request: '', ...edit })
  const onSearch = useCallback((search: string) => onChange({ request: '', search }), [onChange])
  return (
    <search aria-label="Requests" className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[1.3fr_1fr_1fr]">
      <SearchField label="Search" value={filter.search} onSearch={onSearch} className="max-sm:col-span-2" />
      <Field label="Order">
        <Select value={filter.order} onChange={({ target }) => set({ order: target.value as RequestFilter['order'] })}>
          <option value="">Most votes</option>
          <option value="newest">Newest</option>
        </Select>
      </Field>
      <Field label="Status">
        <Select value={filter.state} onChange={({ target }) => set({ state: target.value as RequestFilter['state'] })}>
          <option value="">Any</option>
          <Options of={Object.entries(requestStateLabels)} />
        </Select>
      </Field>
      <Checkbox
        label="Only mine"
        checked={filter.mine === 'yes'}
        onChange={({ target }) => set({ mine: target.checked ? 'yes' : '' })}
        className="col-span-2 sm:col-span-3"
      />
    </search>
  )
}

function RequestThanks({ request, onAgain }: { request: FeatureRequest; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus was in the form that this replaces.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="thanks" className="surface animate-arrive p-5 text-center">
      <div className="flex justify-center">
        <EmptyIllustration />
      </div>
      <h2 id="thanks" ref={heading} tabIndex={-1} className="type-h3 mt-4 outline-none">
        Thank you for your request
      </h2>
      <p className="mt-2 wrap-anywhere text-soft">
        “{request.title}” is on the list with your vote. Others can vote for it too. We’ll notify you when we answer.
      </p>
      <div className="mt-5 grid gap-2">
        <RouteButton to={`?request=${request.requestId}`} variant="primary">
          View your request
        </RouteButton>
        <Button variant="quiet" onClick={onAgain}>
          Request another feature
        </Button>
      </div>
    </section>
  )
}
