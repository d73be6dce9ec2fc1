import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#web/kit/classes.ts'
import { loud } from './sample-payee.tsx'

/** For admins, on every page of theirs until it is put right. */
export function SamplePayeeBanner() {
  return (
    <div role="note" className={classes(loud, 'no-print mb-5 flex-wrap items-center')}>
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-64 leading-snug">
        <strong>Learners are shown sample payment details.</strong> Whoever pays to them pays a stranger.
      </p>
      <Link to="/admin/settings#payment" className="touch font-semibold underline underline-offset-2">
        Enter your payment details
      </Link>
    </div>
  )
}
