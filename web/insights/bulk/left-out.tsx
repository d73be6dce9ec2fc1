import type { LeftOut } from '#contract/identity/selection.ts'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { people } from '../users.rules.ts'

const regionClass = 'type-small max-h-40 rounded-small border border-line px-3 py-2 text-soft'

/** Who is left out, and why; nothing if nobody is. */
export function LeftOutList({ leftOut, isDone = false }: { leftOut: LeftOut[]; isDone?: boolean }) {
  if (leftOut.length === 0) return null
  const verb = isDone ? 'Skipped' : 'We’ll skip'
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p>
        {verb} {people(leftOut.length)}:
      </p>
      <ScrollRegion label="Skipped people" className={regionClass}>
        <ul>
          {leftOut.map(({ userId, name, why }) => (
            <li key={userId} className="wrap-anywhere">
              {name}: {why}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  )
}

type Chosen = { users: { userId: number; name: string; email: string }[]; total: number }

/** The selected people by name; those that aren't loaded are counted. */
export function ChosenList({ users, total }: Chosen) {
  if (total < 2) return null
  return (
    <ScrollRegion label="Selected people" className={regionClass}>
      <ul>
        {users.map(({ userId, name, email }) => (
          <li key={userId} className="wrap-anywhere">
            {name}, {email}
          </li>
        ))}
        {total > users.length && <li>and {people(total - users.length)} more</li>}
      </ul>
    </ScrollRegion>
  )
}
