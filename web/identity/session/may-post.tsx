import { useQuery } from '@tanstack/react-query'
import { Callout } from '#web/kit/layout/callout.tsx'
import { me } from './api.ts'

/** False for a learner without a verified payment or a grant: boards and projects are read-only for them. */
export function useMayPost(): boolean {
  const { data } = useQuery(me)
  return !(data?.role === 'learner' && !data.isMember)
}

export const readOnlyText =
  'You can post here as soon as we’ve verified your first payment. Until then, you can read everything.'

/** Shown in place of a form. */
export function ReadOnlyNote({ className }: { className?: string }) {
  return (
    <Callout tone="waiting" className={className ?? ''}>
      {readOnlyText}
    </Callout>
  )
}
