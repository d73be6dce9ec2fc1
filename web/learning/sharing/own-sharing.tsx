import type { OwnSharing as Own } from '#contract/learning/attempts/sharing.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useShare, useUnshare } from './sharing.api.ts'

/** Asks whether others may see the learner's solution. Nothing is shared until they answer. */
export function OwnSharing({ own, stepId }: { own: Own; stepId: number }) {
  const share = useShare()
  const unshare = useUnshare()
  const params = { stepId }
  const start = (isNamed: boolean) => share.mutate({ params, body: { isNamed } })
  if (own.isShared) {
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        {own.hiddenReason === null ? (
          <Callout tone="good">
            You share your solution {own.isNamed ? 'with your name' : 'without your name'}.
            <span className="block font-normal">Everyone who finished this step can see it.</span>
          </Callout>
        ) : (
          <Callout tone="waiting">
            A mentor hid your solution from others.
            <span className="block font-normal wrap-anywhere">Reason: {own.hiddenReason}</span>
          </Callout>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={unshare.isPending}
            onClick={() =>
              unshare.mutate({ params }, { onSuccess: () => toast('Nobody sees your solution any more.') })
            }
          >
            Stop sharing
          </Button>
          <Button size="small" variant="quiet" busy={share.isPending} onClick={() => start(!own.isNamed)}>
            {own.isNamed ? 'Remove my name' : 'Add my name'}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="surface px-4 py-4">
      <p className="font-semibold">Show this solution to others who finished this step?</p>
      <p className="mt-1 max-w-prose text-soft">
        They see your code, but not your explanation or the feedback. Check that it has no personal details in it. You
        can stop sharing any time.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={share.isPending} onClick={() => start(true)}>
          Share with my name
        </Button>
        <Button busy={share.isPending} onClick={() => start(false)}>
          Share without my name
        </Button>
      </div>
    </div>
  )
}
