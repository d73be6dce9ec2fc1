import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PushPreference } from '#contract/notifications/push.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import { Bell, Check } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { pushSettings, thisDevice, useSavePush, useTurnOnPush } from './push.api.ts'

type Offered = Extract<PushPreference, 'reviews' | 'answers' | 'study'>

const texts: Record<Offered, { question: string; action: string; done: string }> = {
  reviews: {
    question: 'Get a notification on this device when it’s reviewed?',
    action: 'Tell me when it’s reviewed',
    done: 'We’ll notify you on this device when it’s reviewed. You can change this in Settings.',
  },
  answers: {
    question: 'Get a notification on this device when a mentor answers?',
    action: 'Tell me when it’s answered',
    done: 'We’ll notify you on this device when a mentor answers. You can change this in Settings.',
  },
  study: {
    question: 'Also get the reminder as a notification on this device?',
    action: 'Notify me too',
    done: 'We’ll also remind you on this device.',
  },
}

const declined = 'push-declined'

/** Offers notifications when somebody has a reason to want them. Nothing where they are on, impossible or unwanted. */
export function PushOffer({ about }: { about: Offered }) {
  const [isDeclined, setIsDeclined] = useState(() => readStored(declined, 'browser') !== null)
  const { data: settings } = useQuery({ ...pushSettings, enabled: !isDeclined })
  const { data: device } = useQuery(thisDevice)
  const turnOn = useTurnOnPush()
  const save = useSavePush()
  const { question, action, done } = texts[about]
  if (turnOn.data) {
    return (
      <output className="mt-3 flex items-start gap-2 text-soft">
        <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-leaf" />
        {done}
      </output>
    )
  }
  const isOn = device === 'on' && settings?.isOn
  if (isDeclined || !settings || isOn || (device !== 'on' && device !== 'off')) return null
  const accept = () =>
    turnOn.mutate(settings.publicKey, {
      onSuccess: (isOn) => isOn && !settings[about] && save.mutate({ [about]: true }),
    })
  const decline = () => {
    writeStored(declined, { at: Date.now() }, 'browser')
    setIsDeclined(true)
  }
  return (
    <section aria-label="Notifications" className="mt-3 rounded-control border border-line bg-card px-4 py-3">
      <p className="flex items-start gap-2.5">
        <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
        {question}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <OnlineButton busy={turnOn.isPending} onClick={accept}>
          {action}
        </OnlineButton>
        <Button variant="quiet" onClick={decline}>
          No, thanks
        </Button>
      </div>
      <Problem text={turnOn.error?.message} />
    </section>
  )
}
