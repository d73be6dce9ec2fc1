import { Link } from 'react-router'
import type { Question } from '#contract/mentoring/questions.ts'
import { ago } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Conversation, ConversationById, ConversationPage } from '#web/threads/index.ts'
import { placeText } from './place-text.ts'
import { learnersThread, question, useResolveQuestion } from './questions.api.ts'
import { Quote } from './quote.tsx'

const list = { to: '/dashboard/questions', title: 'Your questions' }

const missing = { title: 'Question not found', text: 'It may have been asked with another account.' }

export const QuestionPage = () => (
  <ConversationById param="questionId" query={question} list={list} missing={missing}>
    {(found) => <OneQuestion question={found} />}
  </ConversationById>
)

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
      resolve={{ isPending, mutate: () => mutate({ params: { questionId } }) }}
    >
      {question.isPublished && (
        <p className="text-soft">A mentor published this question with its answer on the step, without your name.</p>
      )}
      <Quote place={place} />
      <Conversation
        source={learnersThread}
        id={questionId}
        mayWrite={mayWrite}
        label={state === 'resolved' ? 'Write again to reopen your question' : 'Your message'}
      />
      {!mayWrite && <Callout>Your access has ended. You can still read your questions here.</Callout>}
    </ConversationPage>
  )
}
