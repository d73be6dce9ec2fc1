import { useQuery } from '@tanstack/react-query'
import {
  type FeatureRequest,
  FeatureRequestDraft,
  priorities,
  type Priority,
} from '#contract/community/feature-requests.ts'
import { useDebounced } from '#web/kit/debounced.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Problem, Options, Select } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { similarRequests, useRequestFeature } from './api.ts'
import { RequestStateBadge } from './request-state.tsx'
import { VoteButton } from './request-vote.tsx'

const empty = { title: '', description: '', priority: 'Medium' as Priority }

export function RequestForm({ onSubmitted }: { onSubmitted: (request: FeatureRequest) => void }) {
  const { draft, change, forget } = useDraft('feature request', empty)
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const requestFeature = useRequestFeature()
  const form = useForm({
    schema: FeatureRequestDraft,
    submit: async (body) => {
      const request = await requestFeature(body, keyFor(body))
      forgetKey()
      forget()
      onSubmitted(request)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} aria-labelledby="request-form" className="surface grid gap-4 p-5">
      <h2 id="request-form" className="type-h3">
        What’s missing?
      </h2>
      <div className="min-w-0">
        <Field label="Title" problem={form.problems['title']}>
          <Input
            name="title"
            maxLength={160}
            autoComplete="off"
            placeholder="In a few words"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <SimilarRequests title={draft.title} />
      </div>
      <MarkdownField
        label="Description"
        hint="How would you use it? This helps us build the right thing."
        problem={form.problems['description']}
        name="description"
        maxLength={4000}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Field label="Priority" hint="How much would you use it?" problem={form.problems['priority']}>
        <Select
          name="priority"
          value={draft.priority}
          onChange={(event) => change({ priority: event.target.value as Priority })}
        >
          <Options of={priorities.map((priority) => [priority, priority])} />
        </Select>
      </Field>
      <Problem text={form.problems['form']} />
      <Button type="submit" variant="primary" busy={form.isBusy} className="min-h-11">
        Submit request
      </Button>
    </form>
  )
}

/** Offers a vote for an existing request instead of a second one for the same thing. */
function SimilarRequests({ title }: { title: string }) {
  const requests = useQuery(similarRequests(useDebounced(title.trim(), 400))).data ?? []
  return (
    <div aria-live="polite">
      {requests.length > 0 && (
        <div className="mt-3 animate-arrive rounded-control bg-haze p-3">
          <p className="type-small font-semibold">Already requested? Vote for it instead.</p>
          <ul className="mt-2 grid gap-3">
            {requests.map((request) => (
              <li key={request.requestId} className="flex items-center gap-3">
                <div className="min-w-0 flex-1">
                  <p className="type-small wrap-anywhere">{request.title}</p>
                  <RequestStateBadge state={request.state} />
                </div>
                <VoteButton request={request} isSmall />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
