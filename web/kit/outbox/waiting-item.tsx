import { type ReactNode, useState } from 'react'
import { time } from '../format.ts'
import { Button } from '../layout/button.tsx'
import { Callout } from '../layout/callout.tsx'
import type { OutboxItem } from './item.ts'
import { isReadable, isUnsent } from './rules.ts'

type WaitingItemProps = {
  item: OutboxItem
  isSending: boolean
  /** Opens it again where it was written. */
  onEdit?: (() => void) | undefined
  /** Above the state: what it is, where that isn't clear. */
  children?: ReactNode
}

/** Something that is kept on this device until the server has it, at the place where it was written. */
export function WaitingItem({ item, isSending, onEdit, children }: WaitingItemProps) {
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isRefused = item.state === 'refused'
  const run = async (act: (outbox: typeof import('./outbox.ts')) => Promise<unknown>) => {
    setIsBusy(true)
    await act(await import('./outbox.ts')).finally(() => setIsBusy(false))
  }
  return (
    <Callout tone={isRefused ? 'problem' : 'plain'}>
      {children}
      <output className="block">{title(item, isSending)}</output>
      <p className="font-normal">{details(item, isSending)}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {isRefused && item.problem?.code === 'outdated' && (
          <Button size="small" busy={isBusy} onClick={() => void run((outbox) => outbox.sendAgain(item, true))}>
            Submit anyway
          </Button>
        )}
        {isRefused && isReadable(item) && item.problem?.code !== 'outdated' && (
          <Button size="small" busy={isBusy} onClick={() => void run((outbox) => outbox.sendAgain(item))}>
            Send again
          </Button>
        )}
        {onEdit && isUnsent(item) && (
          <Button size="small" onClick={onEdit}>
            Edit
          </Button>
        )}
        {isUnsent(item) && !isDiscarding && (
          <Button size="small" variant="quiet" onClick={() => setIsDiscarding(true)}>
            Discard
          </Button>
        )}
        {isUnsent(item) && isDiscarding && (
          <Discarding onDiscard={() => run((outbox) => outbox.discard(item))} onKeep={() => setIsDiscarding(false)} />
        )}
      </div>
    </Callout>
  )
}

function title({ state, receivedAt }: OutboxItem, isSending: boolean): string {
  if (receivedAt !== null) return `Received ${time(receivedAt)}`
  if (state === 'refused') return 'Needs you'
  return isSending ? 'Sending…' : 'Kept on this device'
}

function details(item: OutboxItem, isSending: boolean): string {
  const { problem, nextAt, receivedAt } = item
  if (receivedAt !== null) return ''
  if (problem && !isReadable(item)) return problem.message
  if (problem) return `${problem.message.replace(/\.?$/, '.')} Nothing is lost.`
  if (isSending) return 'You can leave this page.'
  return nextAt > Date.now()
    ? 'We’re busy right now and will try again in a few minutes. You can leave this page.'
    : 'We’ll send it when you’re back online. You can leave this page.'
}

/** Not a dialog, which would have to be loaded. */
const Discarding = ({ onDiscard, onKeep }: { onDiscard: () => Promise<unknown>; onKeep: () => void }) => (
  <span className="flex flex-wrap items-center gap-2">
    <span className="type-small">It won’t be sent, and this device forgets it.</span>
    <Button size="small" variant="danger" onClick={() => void onDiscard()}>
      Discard it
    </Button>
    <Button size="small" variant="quiet" onClick={onKeep}>
      Keep it
    </Button>
  </span>
)
