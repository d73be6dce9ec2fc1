import { answerFeatureRequest, type FeatureRequest, requestStates } from '#contract/community/feature-requests.ts'
import { Button } from '#web/kit/button.tsx'
import { useDraft } from '#web/kit/draft.ts'
import { Field, Problem, Textarea } from '#web/kit/field.tsx'
import { useForm } from '#web/kit/form.ts'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast.ts'
import { useAnswerRequest } from './feature-requests.api.ts'
import { stateNames } from './request-state.tsx'

/** For staff: what becomes of a request, in a state and in words. */
export function RequestAnswerForm({ request, onDone }: { request: FeatureRequest; onDone: () => void }) {
  const answer = useAnswerRequest(request.requestId)
  const { draft, change, forget } = useDraft(`answer to request ${request.requestId}`, {
    state: request.state,
    answer: request.answer ?? '',
  })
  const form = useForm({
    schema: answerFeatureRequest.body,
    submit: async (body) => {
      await answer(body)
      forget()
      onDone()
      toast(request.author.isMe ? 'Answered.' : `Answered. ${request.author.name} is told.`)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-3 rounded-control border border-line p-4">
      <Field label="State" problem={form.problems['state']} className="max-w-56">
        <Select
          name="state"
          value={draft.state}
          onChange={(event) => change({ state: event.target.value as FeatureRequest['state'] })}
        >
          {requestStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Answer" hint="Everybody reads it under the request." problem={form.problems['answer']}>
        <Textarea
          name="answer"
          maxLength={2000}
          value={draft.answer}
          onChange={(event) => change({ answer: event.target.value })}
        />
      </Field>
      <Problem text={form.problems['form']} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Send answer
        </Button>
      </div>
    </form>
  )
}
