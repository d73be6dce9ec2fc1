import { useWaiting } from './use-outbox.ts'
import { WaitingItem } from './waiting-item.tsx'

/** The messages that wait on this device, where they will appear. */
export function WaitingList({ lane }: { lane: string }) {
  const { waiting, isSending } = useWaiting(lane)
  return waiting.map((item) => (
    <WaitingItem key={item.id} item={item} isSending={isSending}>
      <p className="mb-1.5 font-normal wrap-anywhere whitespace-pre-wrap">{item.text}</p>
    </WaitingItem>
  ))
}
