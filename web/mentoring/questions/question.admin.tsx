import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskQuestionPage, Publication } from '#contract/mentoring/questions-desk.ts'
import type { Message } from '#contract/threads/messages.ts'
import { useMay } from '#web/identity/index.ts'
import { ago, time } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Due, PreviewProvider } from '#web/learning/index.ts'
import {
  ConversationById,
  DeskConversation,
  DeskThread,
  messagesOf,
  Recipient,
  SavedReplies,
} from '#web/threads/index.ts'
import { AskersWork } from './askers-work.tsx'
import {
  deskQuestion,
  deskQuestions,
  openQuestions,
  useClaimQuestion,
  useNoteOnQuestion,
  useReleaseQuestion,
} from './desk.api.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { placeText } from './place-text.ts'
import { questionThread } from './questions.api.ts'
import { Quote } from './quote.tsx'
import { nextQuestion } from './work-queue.rules.ts'

const list = { to: '/admin/questions', title: 'Questions' }
const missing = {
  title: 'Question not found',
  text: 'The learner may have deleted their account.',
  backLabel: 'Back to questions',
}

export const QuestionAdmin = () => (
  <ConversationById param="questionId" query={deskQuestion} list={list} missing={missing}>
    {(found) => (
      <PreviewProvider>
        <OneQuestion question={found} />
      </PreviewProvider>
    )}
  </ConversationById>
)

function OneQuestion({ question }: { question: DeskQuestionPage }) {
  const { questionId, title, learner, state, place, claim, isMine } = question
  const isTaken = claim !== null && !claim.isMine
  const mayAct = useMay()('reviews:act')
  const { mutateAsync: note } = useNoteOnQuestion()
  const { data } = useInfiniteQuery({ ...deskQuestions(openQuestions), enabled: state !== 'open' })
  const next = nextQuestion(data?.pages.flatMap(({ items }) => items) ?? [], questionId)
  return (
    <DeskConversation
      list={list}
      title={title}
      conversation={question}
      about={[learner.name, `asked ${ago(question.askedAt)}`, placeText(place)]}
      Due={Due}
      actions={mayAct && question.answeredAt && <Publish question={question} />}
      next={next && { to: `/admin/questions/${next.questionId}`, label: 'Next question' }}
      aside={<AskersWork question={question} />}
    >
      {state === 'open' && !isMine && <ClaimState question={question} mayAct={mayAct} />}
      <Quote place={place} />
      <Recipient value={learner.name}>
        <DeskThread
          source={questionThread}
          id={questionId}
          notes={question.notes}
          onNote={
            mayAct && !isMine
              ? ({ body }, idempotencyKey) => note({ params: { questionId }, body: { body }, idempotencyKey })
              : undefined
          }
          mayWrite={isMine || (mayAct && !isTaken)}
          label={isMine ? 'Your message' : 'Your answer'}
          sendLabel={isMine ? 'Send' : 'Send answer'}
          tools={isMine ? undefined : (text, onText) => <SavedReplies place="questions" text={text} onText={onText} />}
        />
      </Recipient>
    </DeskConversation>
  )
}

/** So that two mentors don't write the same answer. */
type ClaimStateProps = { question: DeskQuestionPage; mayAct: boolean }

function ClaimState({ question: { questionId, claim }, mayAct }: ClaimStateProps) {
  const take = useClaimQuestion()
  const release = useReleaseQuestion()
  if (!claim)
    return (
      <Callout>
        Nobody is answering this question.{' '}
        {mayAct && (
          <Button
            size="small"
            className="ml-2"
            busy={take.isPending}
            onClick={() => take.mutate({ params: { questionId } })}
          >
            I’ll answer it
          </Button>
        )}
      </Callout>
    )
  if (!claim.isMine)
    return (
      <Callout tone="waiting">
        {claim.name} is answering this question until {time(claim.until)}. You can read it in the meantime.
      </Callout>
    )
  return (
    <Callout tone="good">
      You’re answering this question until {time(claim.until)}.{' '}
      <Button
        size="small"
        className="ml-2"
        busy={release.isPending}
        onClick={() => release.mutate({ params: { questionId } })}
      >
        Release
      </Button>
    </Callout>
  )
}

function Publish({ question }: { question: DeskQuestionPage }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useInfiniteQuery(messagesOf(questionThread, question.questionId))
  const messages = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <Button disabled={!data} onClick={() => setIsOpen(true)}>
        {question.publication ? 'Edit published answer' : 'Publish on the step'}
      </Button>
      {isOpen && (
        <PublishDialog
          question={question}
          initial={question.publication ?? suggestion(question.title, messages)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** The learner's first message and the last answer, for the mentor to edit. */
function suggestion(title: string, messages: Message[]): Publication {
  const question = messages.find(({ isTeacher }) => !isTeacher)?.body ?? ''
  const answer = messages.findLast(({ isTeacher }) => isTeacher)?.body ?? ''
  return { title, question: question === title ? '' : question, answer }
}
