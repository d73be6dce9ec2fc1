import { PersonLink } from '#web/identity/index.ts'
import { useQuery } from '@tanstack/react-query'
import type { Segment } from '#contract/messages/segments.ts'
import { count } from '#web/kit/format.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { reach } from './messages.api.ts'

/** How many people would get it now, with a few names. */
export function ReachOf({ segment, byEmail }: { segment: Segment | null; byEmail: boolean }) {
  const { data, error, isFetching } = useQuery(reach(segment))
  if (segment === null) return <p className="text-soft">Choose who should get it to see how many people that is.</p>
  if (error) return <p className="text-vermilion">{error.message}</p>
  if (!data) return <Skeleton className="h-6 w-40" />
  const { people, sample, unknownEmails } = data
  return (
    <div aria-live="polite" aria-busy={isFetching} className="grid gap-1.5">
      <p>
        <strong className="tabular-nums">{people === 1 ? '1 person' : `${count(people)} people`}</strong>
        {byEmail && people > 0 && <span className="text-soft">, {count(data.byEmail)} also by email</span>}
      </p>
      {sample.length > 0 && (
        <p className="type-small min-w-0 wrap-anywhere text-soft">
          {sample.map(({ userId, name }, at) => (
            <span key={userId}>
              {at > 0 && ', '}
              <PersonLink userId={userId} name={name} />
            </span>
          ))}
          {people > sample.length && ` and ${count(people - sample.length)} more`}
        </p>
      )}
      {unknownEmails.length > 0 && (
        <details className="type-small">
          <summary className="touch cursor-pointer text-marigold-ink">
            {unknownEmails.length === 1
              ? '1 address has no account that can get messages'
              : `${count(unknownEmails.length)} addresses have no account that can get messages`}
          </summary>
          <p className="mt-1 max-h-40 overflow-y-auto wrap-anywhere text-soft">{unknownEmails.join(', ')}</p>
        </details>
      )}
    </div>
  )
}
