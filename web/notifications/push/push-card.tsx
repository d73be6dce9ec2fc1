import { useQuery } from '@tanstack/react-query'
import type { PushPreference, PushSettings } from '#contract/notifications/push.ts'
import { Switch } from '#web/kit/forms/switch.tsx'
import { Bell, Check } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import type { DeviceState } from './device.ts'
import { pushSettings, thisDevice, useSavePush, useTurnOffPush, useTurnOnPush } from './push.api.ts'
import { QuietHours } from './quiet-hours.tsx'

const labels: Record<PushPreference, { label: string; hint: string }> = {
  reviews: { label: 'Reviews', hint: 'When a mentor has reviewed your solution or project' },
  answers: { label: 'Answers', hint: 'When someone answers your question or replies to you' },
  sessions: { label: 'Sessions', hint: 'Before your session starts, and when it moves or is cancelled' },
  access: { label: 'Subscription', hint: 'Before your subscription ends' },
  study: { label: 'Study days', hint: 'On the days you chose, if you haven’t studied yet' },
  work: { label: 'Reviews due', hint: 'In the morning, how many reviews are due in the next 24 hours' },
  payments: { label: 'Payments', hint: 'When someone reports a payment, until it’s checked' },
}

const ofLearners: PushPreference[] = ['reviews', 'answers', 'sessions', 'access', 'study']

const reasons = {
  learner: 'Know at once when a mentor has reviewed your work or answered you, even when this site is closed.',
  staff: 'Know what’s waiting for you, even when this site is closed.',
}

type PushCardProps = { area?: keyof typeof reasons; kinds?: PushPreference[] }

/** In the settings. */
export function PushCard({ area = 'learner', kinds = ofLearners }: PushCardProps) {
  const settings = useQuery(pushSettings)
  const device = useQuery(thisDevice)
  const save = useSavePush()
  const both = { ...settings, data: settings.data && device.data && { ...settings.data, device: device.data } }
  return (
    <Card as="section" aria-labelledby="push-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="push-title" className="type-h3">
          Notifications on this device
        </h2>
        <output className="type-small flex items-center gap-1.5 font-medium text-leaf-ink">
          {save.isSuccess && (
            <>
              <Check aria-hidden="true" className="size-4" />
              Saved
            </>
          )}
        </output>
      </div>
      <QueryView query={both} skeleton={<Skeleton className="mt-3 h-24 w-full" />}>
        {({ device, ...current }) =>
          current.isOn && device === 'on' ? (
            <Choices current={current} kinds={kinds} save={save} />
          ) : (
            <NotOn reason={reasons[area]} device={device} publicKey={current.publicKey} />
          )
        }
      </QueryView>
    </Card>
  )
}

/** Why a device can't, and what to do about it. */
const obstacles: Partial<Record<DeviceState, string>> = {
  unsupported: 'This browser can’t show notifications. We still email you, and you find everything under the bell.',
  install:
    'On an iPhone or iPad, add this site to your home screen first: tap Share, then “Add to Home Screen”. Open it from there, and turn on notifications here.',
  blocked:
    'This browser blocks our notifications. Allow them in its settings for this site: tap the icon to the left of the address. Then reload this page.',
}

type NotOnProps = { reason: string; device: DeviceState; publicKey: string }

function NotOn({ reason, device, publicKey }: NotOnProps) {
  const turnOn = useTurnOnPush()
  const obstacle = obstacles[device]
  return (
    <>
      <p className="mt-1 max-w-prose text-soft">{reason}</p>
      {obstacle ? (
        <Callout className="mt-4">{obstacle}</Callout>
      ) : (
        <OnlineButton className="mt-4" busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
          <Bell aria-hidden="true" className="size-4.5" />
          Turn on notifications
        </OnlineButton>
      )}
      {turnOn.error && (
        <Callout tone="problem" className="mt-4">
          {turnOn.error.message}
        </Callout>
      )}
    </>
  )
}

type ChoicesProps = { current: PushSettings; kinds: PushPreference[]; save: ReturnType<typeof useSavePush> }

function Choices({ current, kinds, save }: ChoicesProps) {
  const turnOff = useTurnOffPush()
  return (
    <>
      <p className="mt-1 mb-3 max-w-prose text-soft">
        They may appear on your lock screen. What you choose applies to all your devices.
      </p>
      <div className="divide-y divide-line">
        {kinds.map((name) => (
          <Switch
            key={name}
            {...labels[name]}
            isOn={current[name]}
            onSwitch={(isOn) => save.mutate({ [name]: isOn })}
          />
        ))}
        <QuietHours current={current.quietHours} onChange={(quietHours) => save.mutate({ quietHours })} />
      </div>
      <OnlineButton className="mt-4" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
        Turn off on this device
      </OnlineButton>
    </>
  )
}
