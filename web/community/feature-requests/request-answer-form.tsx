import { answerFeatureRequest, type FeatureRequest, requestStates } from '#contract/community/feature-requests.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { AnswerForm } from '../desk/answer-form.tsx'
import { useAnswerRequest } from './api.ts'
import { stateNames } from './request-state.tsx'

/** What becomes of a request, in a state and in words. */
export function RequestAnswerForm({ request, onDone }: { request: FeatureRequest; onDone: () => void }) {
  const answer = useAnswerRequest(request.requestId)
  return (
    <Card>
      <AnswerForm
        about={`request ${request.requestId}`}
        standing={request}
        states={requestStates}
        nameOf={stateNames}
        schema={answerFeatureRequest.body}
        hint="Everybody reads it under the request. Who is declined must read why."
        send={answer}
        onDone={onDone}
      />
    </Card>
  )
}
