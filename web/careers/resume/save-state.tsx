import { CloudOff, CloudUpload, CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#web/kit/layout/button.tsx'
import { dayAndTime, time } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { Kept, ResumeKeeper } from './resume-keeper.ts'

const looks = {
  saved: { icon: CircleCheck, tone: 'text-leaf-ink' },
  saving: { icon: CloudUpload, tone: 'text-soft' },
  here: { icon: CloudOff, tone: 'text-marigold-ink' },
  refused: { icon: CircleAlert, tone: 'text-vermilion' },
  conflict: { icon: CircleAlert, tone: 'text-vermilion' },
}

/** Whether what is written is safe, in a few words that do not move. */
export function SaveState({ kept }: { kept: Kept }) {
  const { icon: Icon, tone } = looks[kept.saved]
  const words = wordsFor(kept)
  if (!words) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for what a form works out
    <p role="status" className={`type-small flex items-start gap-1.5 font-medium ${tone}`}>
      <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}

function wordsFor({ saved, savedAt, problem }: Kept): string | null {
  if (saved === 'saved') return savedAt ? `Saved ${time(savedAt)}` : null
  if (saved === 'saving') return 'Saving…'
  if (saved === 'here') {
    return navigator.onLine
      ? 'Not saved yet: the academy could not be reached. Kept on this device.'
      : 'Not saved yet: offline, kept on this device'
  }
  if (saved === 'conflict') return 'Not saved: changed elsewhere'
  return `Not saved: ${problem ?? 'something in it cannot be stored'}. Kept on this device.`
}

/** Two places wrote at once: nothing is overwritten before the person has chosen. */
export function ChooseVersion({ kept, keeper }: { kept: Kept; keeper: ResumeKeeper }) {
  if (!kept.newer) return null
  const { savedAt } = kept.newer
  return (
    <Callout tone="problem" className="mb-6">
      <p>
        Your résumé was saved in another tab or on another device
        {savedAt && ` on ${dayAndTime(savedAt)}`}. Which one do you want to go on with?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => keeper.keepMine()}>Keep what is written here</Button>
        <Button onClick={() => keeper.takeNewer()}>Take the other one</Button>
      </div>
    </Callout>
  )
}
