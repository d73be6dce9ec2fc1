import { useState } from 'react'
import { type CompanyIntroductionPage, turnDownIntroduction } from '#contract/hiring/introductions.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Conversation, ConversationById } from '#web/threads/index.ts'
import { AskButton } from './ask-dialog.tsx'
import { ProfileFacts } from './facts.tsx'
import { History } from './history.tsx'
import { IntroductionBadge, isOver } from './introduction-state.tsx'
import { Interviews } from './interviews.tsx'
import { companyIntroduction, introductionThread, useMakeOffer, useTurnDown } from './introductions.api.ts'
import { nameOf } from './names.ts'
import { Notes } from './notes.tsx'
import { PlacementSection } from './placement.tsx'
import { Section } from './section.tsx'

const list = { to: '/company/introductions', title: 'Introductions' }
const missing = { title: 'Introduction not found', text: 'It may belong to another company.' }

export const CompanyIntroductionPageById = () => (
  <ConversationById param="introductionId" query={companyIntroduction} list={list} missing={missing}>
    {(found) => <OneIntroduction introduction={found} />}
  </ConversationById>
)

type Props = { introduction: CompanyIntroductionPage }

function OneIntroduction({ introduction }: Props) {
  const { openingTitle, openingId, code, state, message, askedBy, profile, events } = introduction
  const name = nameOf(introduction)
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: list.to, label: list.title }}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {openingTitle}
            <IntroductionBadge state={state} />
          </span>
        }
        actions={
          <>
            {(state === 'suggested' || state === 'requested') && (
              <RouteButton to={`/company/candidates/${code}`}>See their work</RouteButton>
            )}
            {state === 'suggested' && <AskButton code={code} opening={{ openingId, title: openingTitle }} />}
            {(state === 'introduced' || state === 'interview') && <OfferButton introduction={introduction} />}
            {!isOver(state) && state !== 'joined' && <TurnDownButton introduction={introduction} />}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Status introduction={introduction} />
          {profile && (
            <Section id="profile" title="Contact">
              <ProfileFacts
                profile={profile}
                portfolio={`/company/introductions/${introduction.introductionId}/portfolio`}
                missing={{ phone: 'Not given', portfolio: 'Not shared at the moment' }}
              />
              <p className="type-small mt-4 text-soft">
                They agreed to share this with your company for this opening. Don’t pass it on, and delete your copies
                if they withdraw.
              </p>
            </Section>
          )}
          {profile && (
            <>
              <Section id="messages" title="Messages">
                <div className="mt-3">
                  <Conversation source={introductionThread} id={introduction.introductionId} label="Your message" />
                </div>
              </Section>
              <Interviews {...introduction} side="company" other={name} />
              <PlacementSection {...introduction} side="company" other={name} />
            </>
          )}
          {message && (
            <Section id="message" title={askedBy ? `What ${askedBy} wrote` : 'Your request'}>
              <LongText text={message} className="mt-3" />
            </Section>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          {profile && <Notes {...introduction} about="For you and your colleagues: the candidate never sees them." />}
          <History events={events} names={{ learner: name, company: 'Your company' }} />
        </div>
      </div>
    </>
  )
}

function Status({ introduction: { state, answerBy, ended } }: Props) {
  if (state === 'suggested')
    return (
      <Callout>
        We think this candidate fits your opening. They don’t know yet: ask for an introduction if you agree.
      </Callout>
    )
  if (state === 'requested' && answerBy)
    return <Callout tone="waiting">They can accept or decline until {day(answerBy)}.</Callout>
  if (!ended) return null
  return (
    <Callout>
      {endTexts[ended.by]}
      {ended.reason && <span className="mt-1 block font-normal wrap-anywhere">“{ended.reason}”</span>}
    </Callout>
  )
}

const endTexts: Record<NonNullable<CompanyIntroductionPage['ended']>['by'], string> = {
  learner: 'The candidate ended this introduction. Delete what you copied of them.',
  company: 'Your company ended this introduction. Delete what you copied of the candidate.',
  school: 'We ended this introduction.',
  time: 'The candidate didn’t answer in 7 days. You can ask again.',
}

function OfferButton({ introduction }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutateAsync } = useMakeOffer()
  const { introductionId } = introduction
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>We made an offer</Button>
      {isOpen && (
        <ConfirmDialog
          title={`Did you make ${nameOf(introduction)} an offer?`}
          text="We tell them. Once they’ve accepted it, both of you name the first day and the role here."
          action="Yes, we did"
          variant="primary"
          busyLabel="Sending…"
          onConfirm={() => mutateAsync({ params: { introductionId } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const turnDownTexts = {
  suggested: { button: 'Not this one', title: 'Turn down this suggestion?', intro: 'The candidate never knew of it.' },
  requested: {
    button: 'Take back the request',
    title: 'Take back the request?',
    intro: 'We tell the candidate. You can ask again after 7 days.',
  },
}

function TurnDownButton({ introduction }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { state } = introduction
  const texts =
    state === 'suggested' || state === 'requested'
      ? turnDownTexts[state]
      : {
          button: 'End introduction',
          title: `End the introduction of ${nameOf(introduction)}?`,
          intro: 'We tell them. You won’t see their name, contact details and messages any more.',
        }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && <TurnDownDialog introduction={introduction} {...texts} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type DialogProps = Props & { button: string; title: string; intro: string; onClose: () => void }

function TurnDownDialog({ introduction: { introductionId, state }, button, onClose, ...texts }: DialogProps) {
  const { mutateAsync } = useTurnDown()
  const form = useForm({
    schema: turnDownIntroduction.body,
    submit: async (body) => {
      await mutateAsync({ params: { introductionId }, body })
      onClose()
      toast('Ended.')
    },
  })
  return (
    <FormDialog {...texts} form={form} isDanger submitLabel={button} busyLabel="Sending…" onClose={onClose}>
      {state !== 'suggested' && (
        <Field
          label="Reason"
          optional
          hint="The candidate reads it. A sentence that helps them is worth a lot."
          problem={form.problems['reason']}
        >
          <Textarea name="reason" maxLength={500} rows={3} />
        </Field>
      )}
    </FormDialog>
  )
}
