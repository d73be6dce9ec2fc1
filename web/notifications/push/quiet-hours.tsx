import { useState } from 'react'
import { type QuietHours as Hours, sameTimes } from '#contract/notifications/push.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'

const usual: Hours = { from: '21:00', to: '07:00' }

type QuietHoursProps = {
  current: Hours | null
  onChange: (hours: Hours | null) => void
}

export function QuietHours({ current, onChange }: QuietHoursProps) {
  const [typed, setTyped] = useState(current ?? usual)
  const change = (hours: Hours) => {
    setTyped(hours)
    // A time is empty while it is being typed.
    if (hours.from !== '' && hours.to !== '' && hours.from !== hours.to) onChange(hours)
  }
  return (
    <div className="py-1">
      <Switch
        label="Quiet hours"
        hint="No notifications then. What still matters comes in the morning."
        isOn={current !== null}
        onSwitch={(isOn) => (isOn ? change(usual) : onChange(null))}
      />
      {current && (
        <div className="mt-1 mb-3 grid max-w-80 grid-cols-2 gap-3">
          <Field label="From">
            <Input
              type="time"
              value={typed.from}
              onChange={(event) => change({ ...typed, from: event.target.value })}
            />
          </Field>
          <Field label="To" problem={typed.to !== '' && typed.from === typed.to ? sameTimes : null}>
            <Input type="time" value={typed.to} onChange={(event) => change({ ...typed, to: event.target.value })} />
          </Field>
        </div>
      )}
    </div>
  )
}
