import { Badge } from '#web/kit/layout/badge.tsx'
import type { FileChange } from './compared-files.ts'

const looks = {
  same: { tone: 'plain', label: 'Same as' },
  changed: { tone: 'waiting', label: 'Changed since' },
  added: { tone: 'good', label: 'New since' },
  removed: { tone: 'bad', label: 'Removed since' },
} as const

/** `since`: such as "attempt 2". */
export function ChangeBadge({ change, since }: { change: FileChange; since: string }) {
  const { tone, label } = looks[change]
  return (
    <Badge tone={tone}>
      {label} {since}
    </Badge>
  )
}
