import { useQuery } from '@tanstack/react-query'
import { me, secondFactor } from '#web/identity/index.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { NumberField } from './number-setting.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

export function SecuritySection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'security',
    title: 'Security',
    stored,
    toForm: ({ devicesPerLearner, staffSecondFactor, moneySecondFactor }) => ({
      devices: String(devicesPerLearner),
      staffSecondFactor,
      moneySecondFactor,
    }),
    toChanges: ({ devices, ...factors }) => ({ devicesPerLearner: toNumber(devices), ...factors }),
  })
  const { form, problems } = section
  const isAdmin = useQuery(me).data?.role === 'admin'
  return (
    <SettingsForm section={section} intro="How learners and staff log in.">
      <NumberField
        name="devicesPerLearner"
        label="Devices per learner"
        hint="Logging in on another device logs out the oldest one."
        value={form.devices}
        onValue={(devices) => section.change({ devices }, 'devicesPerLearner')}
        problem={problems['devicesPerLearner']}
      />
      <Checkbox
        disabled={!isAdmin}
        label="Require two-factor authentication for staff"
        hint="Staff need a code from an app as well as their password. Staff without one must set it up before they can open any staff page."
        checked={form.staffSecondFactor}
        onChange={(event) => section.change({ staffSecondFactor: event.target.checked })}
      />
      {!form.staffSecondFactor && (
        <Checkbox
          disabled={!isAdmin}
          label="Require it for money only"
          hint="Of the team, only those who see payments, refunds or payment details need a code."
          checked={form.moneySecondFactor}
          onChange={(event) => section.change({ moneySecondFactor: event.target.checked })}
        />
      )}
      {(form.staffSecondFactor || form.moneySecondFactor) &&
        !stored.settings.staffSecondFactor &&
        !stored.settings.moneySecondFactor && <MineFirst />}
    </SettingsForm>
  )
}

/** An admin who turns it on without a second factor would lock themselves out. */
function MineFirst() {
  const mine = useQuery(secondFactor)
  if (!mine.data || mine.data.isOn) return null
  return (
    <Callout tone="waiting">
      You haven’t set it up yourself. If you save this, you’ll need to set it up before you can open any staff page.
      Better <RouteLink to="/admin/account">set it up first</RouteLink>.
    </Callout>
  )
}
