import { answerBug, type Bug } from '#contract/community/bugs.ts'
import { day } from '#web/kit/format.ts'
import { MessageSquareQuote } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { AnswerForm } from '../desk/answer-form.tsx'
import { useAnswerBug } from './api.ts'
import { bugStateLabels } from './bug-state.tsx'

export function BugAnswer({ answer, answeredAt }: { answer: string; answeredAt: string | null }) {
  return (
    <section aria-labelledby="answer" className="surface border-l-4 border-l-indigo p-5 sm:p-6">
      <h2 id="answer" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MessageSquareQuote aria-hidden="true" className="size-5 text-indigo" />
        <span className="font-semibold">Our answer</span>
        {answeredAt && (
          <time dateTime={answeredAt} className="type-small font-normal text-soft">
            {day(answeredAt)}
          </time>
        )}
      </h2>
      <RichText text={answer} className="mt-2" />
    </section>
  )
}

export function BugAnswerForm({ bug }: { bug: Bug }) {
  const answer = useAnswerBug()
  return (
    <Card as="section" aria-labelledby="answer-form">
      <h2 id="answer-form" className="type-h3 mb-4">
        Answer this bug
      </h2>
      <AnswerForm
        name={`bug ${bug.bugId}`}
        current={bug}
        states={bugStateLabels}
        schema={answerBug.body}
        hint="Everyone on the board can read it. It replaces the previous answer."
        send={(body) => answer.mutateAsync({ params: { bugId: bug.bugId }, body })}
      />
    </Card>
  )
}
