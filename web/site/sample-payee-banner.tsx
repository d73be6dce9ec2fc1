import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import { loud } from './sample-payee.tsx'

/** Where learners are asked to pay; only a demo shows them what is nobody's. */
const shown = {
  what: 'Learners are shown sample payment details.',
  why: 'Whoever pays to them pays a stranger.',
  short: 'Learners see sample payment details.',
}
const hidden = {
  what: 'Nobody can pay you yet.',
  why: 'Your payment details are still the sample’s, so learners are told that payments open soon.',
  short: 'Nobody can pay you yet.',
}

/** For admins, on every page of theirs until it is put right; a phone gets it in two lines, not a fifth of its screen. */
export function SamplePayeeBanner({ isShown }: { isShown: boolean }) {
  const { what, why, short } = isShown ? shown : hidden
  return (
    <div
      role="note"
      className={classes(loud, 'no-print mb-5 *:self-center max-sm:mb-4 max-sm:gap-2.5 max-sm:px-3 max-sm:py-1')}
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-snug max-sm:hidden">
        <strong>{what}</strong> {why}
      </p>
      <p className="narrow min-w-0 flex-1 text-sm leading-tight font-semibold sm:hidden">{short}</p>
      <Link
        to="/admin/settings#payment"
        className="touch inline-flex shrink-0 max-sm:min-h-11 items-center font-semibold underline underline-offset-2"
      >
        <span className="max-sm:hidden">Enter your payment details</span>
        <span className="sm:hidden">Enter yours</span>
      </Link>
    </div>
  )
}
