import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useMembership } from '../membership.api.ts'
import { closedText } from './state.rules.ts'

/** False for a learner without a verified payment or a grant: boards and projects are read-only for them. */
export function useMayPost(): boolean {
  const { data } = useQuery(me)
  return !(data?.role === 'learner' && !data.isMember)
}

/** Why there is no form; only used while they can't post. */
export const useReadOnlyText = (enabled = true): string =>
  closedText(useMembership(enabled), {
    whenVerified: 'You can post here right after. Until then, you can read everything.',
    otherwise: 'You can post here as soon as we’ve verified your first payment. Until then, you can read everything.',
  })

/** Shown in place of a form. */
export function ReadOnlyNote({ className = '' }: { className?: string }) {
  return (
    <Callout tone="waiting" className={className}>
      {useReadOnlyText()}
    </Callout>
  )
}
