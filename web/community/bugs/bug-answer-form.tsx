import { answerBug, type Bug, bugStates } from '#contract/community/bugs.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { AnswerForm } from '../desk/answer-form.tsx'
import { stateNames } from './bug-state.tsx'
import { useAnswerBug } from './api.ts'

export function BugAnswerForm({ bug }: { bug: Bug }) {
  const answer = useAnswerBug(bug.bugId)
  return (
    <Card as="section" aria-labelledby="answering">
      <h2 id="answering" className="type-h3 mb-4">
        Answer this bug
      </h2>
      <AnswerForm
        about={`bug ${bug.bugId}`}
        standing={bug}
        states={bugStates}
        nameOf={stateNames}
        schema={answerBug.body}
        hint="Everyone on the board reads it. It takes the place of the answer before."
        send={answer.mutateAsync}
      />
    </Card>
  )
}
