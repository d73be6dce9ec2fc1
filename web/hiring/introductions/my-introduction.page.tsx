import type { MyIntroductionPage } from '#contract/hiring/introductions.ts'
import { day } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { Conversation, ConversationById } from '#web/threads/index.ts'
import { kindLabels } from '../companies/kinds.ts'
import { OpeningFacts } from '../openings/opening-facts.tsx'
import { AcceptSection, LeaveButton } from './answer.tsx'
import { Fact, Facts, ProfileFacts } from './facts.tsx'
import { History } from './history.tsx'
import { IntroductionBadge, isOver } from './introduction-state.tsx'
import { Interviews } from './interviews.tsx'
import { introductionThread, myIntroduction } from './introductions.api.ts'
import { Notes } from './notes.tsx'
import { PlacementSection } from './placement.tsx'
import { Preparation } from './preparation.tsx'
import { Trouble } from './report.tsx'
import { Section } from './section.tsx'

const list = { to: '/dashboard/introductions', title: 'Introductions' }
const missing = { title: 'Introduction not found', text: 'It may belong to another account.' }

export const MyIntroductionPageById = () => (
  <ConversationById param="introductionId" query={myIntroduction} list={list} missing={missing}>
    {(found) => <OneIntroduction introduction={found} />}
  </ConversationById>
)

type Props = { introduction: MyIntroductionPage }

function OneIntroduction({ introduction }: Props) {
  const { openingTitle, companyName, isSample, state, message, opening, events, contact } = introduction
  const isAsked = state === 'requested'
  return (
    <>
      <PageHeader
        title={openingTitle}
        back={{ to: list.to, label: list.title }}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {companyName}
            {isSample && <Badge>Sample</Badge>}
            <IntroductionBadge state={state} {...(isAsked && { label: 'Your answer needed' })} />
          </span>
        }
        actions={!isOver(state) && state !== 'joined' && <LeaveButton introduction={introduction} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Status introduction={introduction} />
          {contact && (
            <Section id="contact" title="Whom to talk to">
              <Facts>
                <Fact label="Name">{contact.name}</Fact>
                <Fact label="Email">
                  <a href={`mailto:${contact.email}`} className="link">
                    {contact.email}
                  </a>
                </Fact>
              </Facts>
            </Section>
          )}
          {introduction.isShared && (
            <>
              <Section id="messages" title="Messages">
                <div className="mt-3">
                  <Conversation source={introductionThread} id={introduction.introductionId} label="Your message" />
                </div>
              </Section>
              <Interviews {...introduction} side="learner" other={companyName} />
              <PlacementSection {...introduction} side="learner" other={companyName} />
            </>
          )}
          <Section id="message" title={`What ${companyName} writes`}>
            <LongText text={message} className="mt-3" />
          </Section>
          <Section id="job" title="The job">
            <div className="mt-3 grid gap-4">
              <OpeningFacts opening={opening} />
              <LongText text={opening.description} />
            </div>
          </Section>
          {isAsked && <AcceptSection introduction={introduction} />}
          {!introduction.isShared && introduction.hasMessages && (
            <Section id="messages" title="Messages">
              <div className="mt-3">
                <Conversation source={introductionThread} id={introduction.introductionId} mayWrite={false} label="" />
              </div>
            </Section>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Company introduction={introduction} />
          {introduction.isShared && (
            <Section id="shared" title="What they see of you">
              <ProfileFacts
                profile={introduction.shares}
                portfolio="/dashboard/portfolio"
                missing={{ phone: 'None', portfolio: 'No link that works' }}
              />
            </Section>
          )}
          <Preparation {...introduction} />
          <Notes {...introduction} about="For yourself: the company never sees them." />
          <Trouble {...introduction} />
          <History events={events} names={{ learner: 'You', company: companyName }} />
        </div>
      </div>
    </>
  )
}

function Status({ introduction: { state, answerBy, companyName, ended } }: Props) {
  if (state === 'requested' && answerBy)
    return (
      <Callout tone="waiting">
        {companyName} sees your name and contact details only if you accept. Answer by {day(answerBy)}.
      </Callout>
    )
  if (!ended) return null
  return (
    <Callout>
      {endTexts[ended.by](companyName)}
      {ended.reason && <span className="mt-1 block font-normal wrap-anywhere">“{ended.reason}”</span>}
      <span className="mt-1 block font-normal">They can’t see your name and contact details here.</span>
    </Callout>
  )
}

const endTexts: Record<NonNullable<MyIntroductionPage['ended']>['by'], (company: string) => string> = {
  learner: () => 'You ended this introduction.',
  company: (company) => `${company} decided not to go on.`,
  school: () => 'We ended this introduction.',
  time: () => 'This request expired before you answered.',
}

function Company({ introduction: { company, companyName } }: Props) {
  const { website, kind, city, about, stack } = company
  return (
    <Section id="company" title={companyName}>
      {about && <LongText text={about} className="mt-3" />}
      <Facts>
        <Fact label="Kind">{kindLabels[kind]}</Fact>
        {city && <Fact label="City">{city}</Fact>}
        {stack.length > 0 && <Fact label="They use">{stack.join(', ')}</Fact>}
        <Fact label="Website">
          <a href={website} className="link" target="_blank" rel="noreferrer">
            {new URL(website).hostname}
          </a>
        </Fact>
      </Facts>
    </Section>
  )
}
