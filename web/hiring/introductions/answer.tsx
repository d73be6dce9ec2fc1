import { useState } from 'react'
import { introductionConsent } from '#contract/hiring/consents.ts'
import { leaveIntroduction, learnersReasons, type MyIntroductionPage } from '#contract/hiring/introductions.ts'
import { Checkbox, Field, Options, Problem, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { z } from '#contract/kit/zod.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ProfileFacts } from './facts.tsx'
import { useAccept, useLeave } from './introductions.api.ts'

type Props = { introduction: MyIntroductionPage }

const Agreement = z.object({ agrees: z.literal('on', 'Tick the box if you agree') })

const { version, paragraphs } = introductionConsent

/** What the company would see, exactly, and the decision. */
export function AcceptSection({ introduction }: Props) {
  const { introductionId, companyName, shares } = introduction
  const { mutateAsync } = useAccept()
  const { onSubmit, problems, isBusy } = useForm({
    schema: Agreement,
    submit: async () => {
      await mutateAsync({ params: { introductionId }, body: { consentVersion: version } })
      toast(`Accepted. ${companyName} sees your contact details now.`)
    },
  })
  return (
    <Card as="section" aria-labelledby="share">
      <h2 id="share" className="type-h3 wrap-anywhere">
        What {companyName} sees if you accept
      </h2>
      <ProfileFacts
        profile={shares}
        portfolio="/dashboard/portfolio"
        missing={{
          phone: (
            <>
              None; you can add it in <RouteLink to="/dashboard/profile">your profile</RouteLink>
            </>
          ),
          portfolio: (
            <>
              No link that works; you can create one in <RouteLink to="/dashboard/portfolio">your portfolio</RouteLink>
            </>
          ),
        }}
      />
      <form onSubmit={onSubmit} noValidate className="mt-5 grid gap-4 border-t border-line pt-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Checkbox name="agrees" label={`I agree to share this with ${companyName}`} problem={problems['agrees']} />
        <Problem text={problems['form']} />
        <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy} busyLabel="Accepting…">
          Accept and share
        </Button>
      </form>
    </Card>
  )
}

/** Declines a request, or withdraws from an introduction. */
export function LeaveButton({ introduction }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{introduction.state === 'requested' ? 'Decline' : 'Withdraw'}</Button>
      {isOpen && <LeaveDialog introduction={introduction} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function LeaveDialog({ introduction, onClose }: Props & { onClose: () => void }) {
  const { introductionId, companyName, state } = introduction
  const isAsked = state === 'requested'
  const { mutateAsync } = useLeave()
  const form = useForm({
    schema: leaveIntroduction.body,
    submit: async (body) => {
      await mutateAsync({ params: { introductionId }, body })
      onClose()
      toast(isAsked ? 'Declined. They see nothing of you.' : 'Withdrawn. They can’t see your details here any more.')
    },
  })
  return (
    <FormDialog
      title={isAsked ? `Decline the request from ${companyName}?` : `Withdraw from ${companyName}?`}
      intro={
        isAsked
          ? 'They don’t learn who you are, and can’t ask you again for this job.'
          : 'At once they can’t see your name, contact details and messages here. They’ve agreed to delete what they copied.'
      }
      form={form}
      isDanger
      submitLabel={isAsked ? 'Decline' : 'Withdraw'}
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="Reason" optional hint="The company reads it." problem={form.problems['reason']}>
        <Select name="reason" defaultValue="">
          <option value="">No reason</option>
          <Options of={learnersReasons.map((reason) => [reason, reason])} />
        </Select>
      </Field>
    </FormDialog>
  )
}
