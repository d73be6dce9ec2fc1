import { useState } from 'react'
import { payBands } from '#contract/hiring/hiring.ts'
import type { IntroductionState } from '#contract/hiring/hiring.ts'
import { type Party, type Placement, PlacementDraft, type Said } from '#contract/hiring/meetings.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Fact, Facts } from './facts.tsx'
import { useConfirmPlacement } from './introductions.api.ts'
import { Section } from './section.tsx'

type PlacementProps = {
  introductionId: number
  state: IntroductionState
  openingTitle: string
  placement: Placement
  side: Party
  other: string
}

/** The first day and the role, as each side says them; it counts once both say the same. */
export function PlacementSection(props: PlacementProps) {
  const { state, placement, side, other } = props
  const [isOpen, setIsOpen] = useState(false)
  const mine = placement[side]
  const theirs = placement[side === 'learner' ? 'company' : 'learner']
  const isAgreed = state === 'joined'
  return (
    <Section id="first-day" title={isAgreed ? 'Confirmed by both' : 'Starting to work'}>
      {!isAgreed && (
        <p className="mt-2 text-soft">
          When you’ve agreed on the job, both of you name the first day and the role here. We count it once you both
          name the same.
        </p>
      )}
      {!isAgreed && mine && theirs && (
        <Callout tone="waiting" className="mt-4">
          You named different days or roles. Talk to each other and correct yours if it’s wrong.
        </Callout>
      )}
      {(mine || theirs) && (
        <Facts>
          {mine && <Fact label="You said">{describe(mine)}</Fact>}
          {theirs && <Fact label={`${other} said`}>{describe(theirs)}</Fact>}
        </Facts>
      )}
      {!isAgreed && (
        <Button className="mt-4" variant={theirs && !mine ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
          {mine ? 'Correct it' : theirs ? 'Confirm' : 'Name the first day'}
        </Button>
      )}
      {isOpen && <PlacementDialog {...props} said={mine ?? theirs} onClose={() => setIsOpen(false)} />}
    </Section>
  )
}

const describe = ({ startsOn, role, payBand }: Said) =>
  [role, `from ${day(startsOn)}`, ...(payBand ? [bandLabel(payBand)] : [])].join(' · ')

const bandLabel = (band: string) => `₹ ${band} a year`

type DialogProps = PlacementProps & { said: Said | null; onClose: () => void }

function PlacementDialog({ introductionId, openingTitle, said, onClose }: DialogProps) {
  const { mutateAsync } = useConfirmPlacement()
  const form = useForm({
    schema: PlacementDraft,
    submit: async (body) => {
      const { isAgreed } = await mutateAsync({ params: { introductionId }, body })
      onClose()
      toast(isAgreed ? 'You both said the same. Congratulations!' : 'Saved. We’ve asked the other side to confirm.')
    },
  })
  return (
    <FormDialog
      title="The first day at work"
      intro="Pay is optional. Only the range is stored, and it’s published only in totals, if both of you name the same."
      form={form}
      submitLabel="Confirm"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="First day" problem={form.problems['startsOn']}>
        <Input type="date" name="startsOn" required defaultValue={said?.startsOn} />
      </Field>
      <Field label="Role" problem={form.problems['role']}>
        <Input name="role" required maxLength={120} autoComplete="off" defaultValue={said?.role ?? openingTitle} />
      </Field>
      <Field label="Pay" optional problem={form.problems['payBand']}>
        <Select name="payBand" defaultValue={said?.payBand ?? ''}>
          <option value="">I’d rather not say</option>
          <Options of={payBands.map((band) => [band, bandLabel(band)])} />
        </Select>
      </Field>
    </FormDialog>
  )
}
