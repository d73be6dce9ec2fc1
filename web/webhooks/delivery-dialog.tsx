import { useQuery } from '@tanstack/react-query'
import { eventDescriptions } from '#contract/webhooks/events.ts'
import type { Delivery, DeliveryDetails } from '#contract/webhooks/webhooks.ts'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { DeliveryBadge } from './state.tsx'
import { delivery, useReplay } from './webhooks.api.ts'

type Props = { opened: Delivery; canReplay: boolean; onClose: () => void }

export function DeliveryDialog({ opened, canReplay, onClose }: Props) {
  const query = useQuery(delivery(opened.deliveryId))
  const replay = useReplay()
  const state = query.data?.state ?? opened.state
  const send = () =>
    replay.mutate(
      { params: { deliveryId: opened.deliveryId } },
      {
        onSuccess: () => {
          toast('We’re sending it again.')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={eventDescriptions[opened.type].label}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DeliveryBadge state={state} />
          {dayAndTime(opened.createdAt)}
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canReplay && state !== 'pending' && (
            <Button variant="primary" busy={replay.isPending} onClick={send}>
              Replay
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query}>{(details) => <Details details={details} />}</QueryView>
    </Dialog>
  )
}

const Details = ({ details: { messageId, body, log, attempts, dueAt } }: { details: DeliveryDetails }) => (
  <div className="grid grid-cols-1 gap-6">
    <section aria-labelledby="sent">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id="sent" className="font-semibold">
          Sent
        </h3>
        <CopyButton label="Body" value={body} />
      </div>
      <p className="type-small mb-2 break-all text-soft">webhook-id: {messageId}</p>
      <Code text={formatted(body)} />
    </section>
    <section aria-labelledby="attempts">
      <h3 id="attempts" className="font-semibold mb-2">
        Attempts
      </h3>
      {dueAt && <p className="mb-3 text-soft">{`The next attempt is on ${dayAndTime(dueAt)}.`}</p>}
      {attempts === 0 && <p className="text-soft">It wasn’t sent yet.</p>}
      <ol className="grid gap-4">
        {log.map(({ attempt, at, status, milliseconds, answer, problem }) => (
          <li key={attempt} className="border-t border-line pt-3">
            <p className="font-medium">
              {`Attempt ${attempt}: ${problem ?? `It answered ${status}`}`}
              <span className="type-small block font-normal text-soft">{`${dayAndTime(at)}, ${count(milliseconds)} ms`}</span>
            </p>
            {answer && <Code text={answer} />}
          </li>
        ))}
      </ol>
    </section>
  </div>
)

const Code = ({ text }: { text: string }) => (
  <pre className="mt-1 max-h-72 overflow-y-auto rounded-control bg-haze p-3 text-[0.8125rem] break-all whitespace-pre-wrap">
    {text}
  </pre>
)

const formatted = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
