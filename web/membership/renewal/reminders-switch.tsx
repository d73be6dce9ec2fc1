import type { Subscription } from '#contract/membership/access.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'
import { useSetReminders } from '../payments.api.ts'

export function RemindersSwitch({ subscription }: { subscription: Subscription }) {
  const save = useSetReminders()
  const isOn = save.isPending ? save.variables : subscription.hasReminders
  return (
    <div>
      <Switch
        label={`Reminders before your access ends: ${isOn ? 'on' : 'off'}`}
        hint="Nothing is charged automatically. Your courses close when your days end, unless you renew."
        isOn={isOn}
        onSwitch={(hasReminders) => save.mutate(hasReminders)}
      />
      <Problem text={save.error?.message} />
    </div>
  )
}
