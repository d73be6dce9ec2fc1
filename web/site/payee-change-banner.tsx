import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayAndTime } from '#web/kit/format.ts'
import { TriangleAlert } from '#web/kit/icons.tsx'
import { payeeChange } from './payee-change.api.ts'

/** Shown to who may see payment details, on every page for 24 hours after the payment details were changed. */
export function PayeeChangeBanner({ isLinked }: { isLinked: boolean }) {
  const change = useQuery(payeeChange)
  if (!change.data) return null
  const { at, by } = change.data
  return (
    <div
      role="note"
      className="no-print mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-marigold bg-marigold-tint px-4 py-2 max-sm:mb-4 max-sm:px-3"
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-marigold-ink" />
      <p className="min-w-0 flex-1 basis-60 leading-snug">
        <strong>Payment details changed</strong> by {by ?? 'someone'}, {dayAndTime(at)}.
      </p>
      {isLinked && (
        <Link
          to="/admin/settings/payment"
          className="touch inline-flex shrink-0 items-center font-semibold underline underline-offset-2 max-sm:min-h-11"
        >
          Check them
        </Link>
      )}
    </div>
  )
}
