import { Link } from 'react-router'
import { TriangleAlert } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { loud } from './sample-payee.tsx'

/** Only the demo academy shows the sample payment details to learners. */
const shown = {
  what: 'Learners see sample payment details.',
  brief: 'Sample payment details',
  why: 'Anyone who pays now is paying the wrong account.',
}
const hidden = {
  what: 'Nobody can pay you yet.',
  brief: 'Nobody can pay you yet',
  why: 'You haven’t entered your payment details, so learners see “Payments open soon”.',
}

/** Shown to admins on every page but a workbench until they enter real details; one line on a phone. */
export function SamplePayeeBanner({ isShown }: { isShown: boolean }) {
  const { what, brief, why } = isShown ? shown : hidden
  return (
    <div
      role="note"
      className={classes(loud, 'no-print mb-5 *:self-center max-sm:mb-4 max-sm:gap-2.5 max-sm:px-3 max-sm:py-1')}
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-snug max-sm:hidden">
        <strong>{what}</strong> {why}
      </p>
      <p className="min-w-0 flex-1 text-sm leading-tight font-semibold sm:hidden">{brief}</p>
      <Link
        to="/admin/settings/payment"
        className="touch inline-flex shrink-0 max-sm:min-h-11 items-center font-semibold underline underline-offset-2"
      >
        <span className="max-sm:hidden">Enter your payment details</span>
        <span className="sm:hidden">Enter yours</span>
      </Link>
    </div>
  )
}
