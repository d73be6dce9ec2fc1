import { useState } from 'react'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import { plural } from '#web/kit/format.ts'
import { X } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

const key = 'ended-oldest-device'

/** Called before the login page is left. */
export const rememberEndedDevice = () => writeStored(key, { at: Date.now() })

/** After a login that signed out another device; until it is closed. */
export function EndedDeviceNote({ devicesPerLearner }: { devicesPerLearner: number }) {
  const [isShown, setIsShown] = useState(() => readStored(key) !== null)
  if (!isShown) return null
  const close = () => {
    writeStored(key, null)
    setIsShown(false)
  }
  return (
    <section aria-label="Your devices" className="no-print mx-auto w-full max-w-5xl px-5 pt-6 sm:px-8">
      <Callout tone="waiting">
        <div className="flex items-start gap-3">
          <p className="min-w-0 flex-1">
            You’re logged in. Your oldest device was logged out, because your account works on{' '}
            {plural(devicesPerLearner, 'device')} at a time.{' '}
            <a href="/dashboard/settings" className="link">
              See your devices
            </a>
          </p>
          <button
            type="button"
            aria-label="Close this message"
            onClick={close}
            className="touch -my-1 grid size-8 shrink-0 place-items-center rounded-control hover:bg-card"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </Callout>
    </section>
  )
}
