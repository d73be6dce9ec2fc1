import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Question } from '#contract/mentoring/questions.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { ago } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationPage, ConversationSkeleton, MissingConversation } from '#web/threads/index.ts'
import { placeText } from './place-text.ts'
import { QuestionThread } from './question-thread.tsx'
import { question, useResolveQuestion } from './questions.api.ts'
import { Quote } from './quote.tsx'

const list = { to: '/dashboard/questions', title: 'Your questions' }

export function QuestionPage() {
  const questionId = Number(useParams()['questionId'])
  const isId = Number.isSafeInteger(questionId) && questionId > 0
  const query = useQuery({ ...question(questionId), enabled: isId })
  const isMissing = !isId || (query.error instanceof ApiError && query.error.code === 'not_found')
  if (isMissing) {
    return (
      <MissingConversation list={list} title="Question not found">
        It may have been asked with another account.
      </MissingConversation>
    )
  }
  return (
    <QueryView query={query} skeleton={<ConversationSkeleton />}>
      {(found) => <OneQuestion key={questionId} question={found} />}
    </QueryView>
  )
}

type OneQuestionProps = { question: Question & { isPublished: boolean; mayWrite: boolean } }

function OneQuestion({ question }: OneQuestionProps) {
  const { questionId, title, courseId, stepId, stepName, courseTitle, state, place, askedAt, mayWrite } = question
  const { isPending, mutate } = useResolveQuestion()
  return (
    <ConversationPage
      list={list}
      title={title}
      conversation={question}
      about={
        <>
          <Link to={`/dashboard/tasks/${courseId}/steps/${stepId}#questions`} className="touch link">
            {stepName}
          </Link>
          <span>{[courseTitle, placeText(place), `asked ${ago(askedAt)}`].filter(Boolean).join(' · ')}</span>
        </>
      }
      resolve={{ isPending, mutate: () => mutate(questionId) }}
    >
      {question.isPublished && (
        <p className="text-soft">A mentor published this question with its answer on the step, without your name.</p>
      )}
      <Quote place={place} />
      <QuestionThread
        questionId={questionId}
        mayWrite={mayWrite}
        label={state === 'resolved' ? 'Write again to reopen your question' : 'Your message'}
      />
      {!mayWrite && <Callout>Your access has ended. You can still read your questions here.</Callout>}
    </ConversationPage>
  )
}
