import { Badge } from '#web/kit/layout/badge.tsx'
import type { ComparedFile } from './compared-files.ts'

const changeLooks = {
  same: { tone: 'plain', label: 'Same as' },
  changed: { tone: 'waiting', label: 'Changed since' },
  added: { tone: 'good', label: 'New since' },
  removed: { tone: 'bad', label: 'Removed since' },
} as const

export function ChangeBadge({ file: { change }, against }: { file: ComparedFile; against: number }) {
  const { tone, label } = changeLooks[change]
  return (
    <Badge tone={tone}>
      {label} attempt {against}
    </Badge>
  )
}
