import { time } from '../format.ts'
import { CircleAlert, CircleCheck, CloudOff, CloudUpload } from '../icons.tsx'
import type { AutosaveState } from './autosave.ts'

const looks = {
  saving: { icon: CloudUpload, tone: 'text-soft' },
  saved: { icon: CircleCheck, tone: 'text-leaf-ink' },
  unreachable: { icon: CloudOff, tone: 'text-marigold-ink' },
  rejected: { icon: CircleAlert, tone: 'text-vermilion' },
  conflict: { icon: CircleAlert, tone: 'text-vermilion' },
}

type SaveStatusProps = Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'problem'>

/** Whether what is typed is safe: Saved 10:42 AM IST. */
export function SaveStatus(props: SaveStatusProps) {
  const { status } = props
  const text = describeStatus(props)
  const { icon: Icon, tone } = looks[status === 'idle' ? 'saved' : status]
  // A live region that is always there, but not for every pause in typing: only for what needs attention.
  const isWorthHearing = status !== 'saving' && status !== 'saved'
  return (
    <p aria-live={isWorthHearing ? 'polite' : 'off'} className={`type-small flex min-w-0 items-start gap-1.5 ${tone}`}>
      {text && <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0" />}
      <span className="min-w-0">{text}</span>
    </p>
  )
}

function describeStatus({ status, savedAt, problem }: SaveStatusProps): string | null {
  if (status === 'saving') return 'Saving…'
  if (status === 'conflict') return 'Not saved: changed in another tab or on another device'
  if (status === 'rejected') return `Not saved: ${problem?.replace(/\.$/, '')}. A copy is on this device.`
  if (status === 'unreachable') {
    return navigator.onLine
      ? 'We can’t reach the server right now. Saved on this device; we’ll try again.'
      : 'You’re offline. Saved on this device.'
  }
  return savedAt && `Saved ${time(savedAt)}`
}
