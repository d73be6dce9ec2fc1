import { Button } from '#web/kit/layout/button.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { plural } from '#web/kit/format.ts'
import type { Concerns } from './approval.rules.ts'

const maxListed = 6

type ApproveAnywayProps = { concerns: Concerns; onApprove: () => void; onBack: () => void }

/** Asks before approving what the checks or the mentor's own ticks speak against. */
export function ApproveAnyway({ concerns: { failedChecks, unticked }, onApprove, onBack }: ApproveAnywayProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      title="Approve this attempt?"
      actions={
        <>
          <Button onClick={onBack}>Go back</Button>
          {/* Enter approves: a verdict can be undone. */}
          <Button variant="primary" data-autofocus onClick={onApprove}>
            Approve anyway
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failedChecks === null && <p className="font-semibold">The code couldn’t run in the sandbox.</p>}
        <Listed title={`${plural(failedChecks?.length ?? 0, 'check')} failed`} items={failedChecks ?? []} />
        <Listed
          title={`${unticked.length === 1 ? '1 criterion isn’t' : `${unticked.length} criteria aren’t`} ticked`}
          items={unticked}
        />
      </div>
    </Dialog>
  )
}

function Listed({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-soft">
        {items.slice(0, maxListed).map((item) => (
          <li key={item} className="wrap-anywhere">
            <RichText text={item} />
          </li>
        ))}
        {items.length > maxListed && <li>and {items.length - maxListed} more</li>}
      </ul>
    </section>
  )
}
