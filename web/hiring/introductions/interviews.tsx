import { useState } from 'react'
import { isWebLink } from '#contract/kit/fields.ts'
import { type HiringInterview, InterviewDraft, type Party } from '#contract/hiring/meetings.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { indiaDate, weekdayTime } from '#web/kit/format.ts'
import { CalendarPlus } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAnswerInterview, useCancelInterview, useProposeInterview } from './introductions.api.ts'
import { Section } from './section.tsx'

type InterviewsProps = {
  introductionId: number
  interviews: HiringInterview[]
  side: Party
  /** How the reader calls the other side. */
  other: string
}

/** Times to talk: what is proposed and agreed, and what the reader can do. */
export function Interviews(props: InterviewsProps) {
  const { interviews, other } = props
  const [isProposing, setIsProposing] = useState(false)
  const isOpen = interviews.some(({ state }) => state === 'proposed')
  return (
    <Section id="interviews" title="Interviews">
      {interviews.length === 0 ? (
        <p className="mt-2 text-soft">Propose a time to talk. {other} can agree or propose another one.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {interviews.map((interview) => (
            <Row key={interview.interviewId} {...props} interview={interview} />
          ))}
        </ul>
      )}
      {!isOpen && (
        <Button className="mt-4" onClick={() => setIsProposing(true)}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          Propose a time
        </Button>
      )}
      {isProposing && <ProposeDialog {...props} onClose={() => setIsProposing(false)} />}
    </Section>
  )
}

const looks: Record<HiringInterview['state'], { label: string; tone: BadgeTone }> = {
  proposed: { label: 'Proposed', tone: 'waiting' },
  agreed: { label: 'Agreed', tone: 'good' },
  declined: { label: 'Declined', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
}

function Row({ introductionId, interview, side, other }: InterviewsProps & { interview: HiringInterview }) {
  const { interviewId, startsAt, minutes, place, state, proposedBy, calendarPath } = interview
  const params = { introductionId, interviewId }
  const answer = useAnswerInterview()
  const cancel = useCancelInterview()
  const isMine = proposedBy === side
  const isLive = state === 'proposed' || state === 'agreed'
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{weekdayTime(startsAt)} IST</p>
          <p className="type-small wrap-anywhere text-soft">
            {minutes} minutes ·{' '}
            {isWebLink(place) ? (
              <a href={place} className="link" target="_blank" rel="noreferrer">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
          {state === 'proposed' && (
            <p className="type-small text-soft">{isMine ? `Waiting for ${other}` : `${other} proposes this time`}</p>
          )}
        </div>
        <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
      </div>
      {isLive && (
        <div className="flex flex-wrap gap-3">
          {state === 'proposed' && !isMine && (
            <>
              <Button
                variant="primary"
                busy={answer.isPending}
                onClick={() => answer.mutate({ params, body: { answer: 'agreed' } })}
              >
                Agree
              </Button>
              <Button busy={answer.isPending} onClick={() => answer.mutate({ params, body: { answer: 'declined' } })}>
                Can’t make it
              </Button>
            </>
          )}
          {calendarPath && (
            <ButtonLink href={calendarPath} download>
              <CalendarPlus aria-hidden="true" className="size-4.5" />
              Add to calendar
            </ButtonLink>
          )}
          {(isMine || state === 'agreed') && (
            <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
              Cancel<span className="sr-only"> {weekdayTime(startsAt)}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const lengths = [15, 30, 45, 60, 90, 120].map((minutes) => [minutes, `${minutes} minutes`] as const)

function ProposeDialog({ introductionId, other, onClose }: InterviewsProps & { onClose: () => void }) {
  const { mutateAsync } = useProposeInterview()
  const [today] = useState(() => indiaDate(Date.now()))
  const { draft, change, forget } = useDraft(`interview ${introductionId}`, { place: '' })
  const form = useForm({
    schema: InterviewDraft,
    submit: async (body) => {
      await mutateAsync({ params: { introductionId }, body })
      forget()
      onClose()
      toast('Proposed. We’ve told them.')
    },
  })
  return (
    <FormDialog
      title="Propose a time"
      intro={`${other} can agree or propose another time. Once it’s agreed, you both get a file for your calendars.`}
      form={form}
      submitLabel="Propose"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label="Date" problem={form.problems['date']}>
          <Input type="date" name="date" required min={today} />
        </Field>
        <Field label="Time (IST)" problem={form.problems['time']}>
          <Input type="time" name="time" required />
        </Field>
        <Field label="Length" problem={form.problems['minutes']}>
          <Select name="minutes" defaultValue={30}>
            <Options of={lengths} />
          </Select>
        </Field>
      </div>
      <Field label="Where" hint="The link of a video call, or an address" problem={form.problems['place']}>
        <Input
          name="place"
          required
          maxLength={300}
          autoComplete="off"
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
