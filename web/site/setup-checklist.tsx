import { useQuery } from '@tanstack/react-query'
import { plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { missingDetails } from './missing-details.api.ts'

/** For who may change settings, until the school says who runs it: one line, with the way to the first missing detail. */
export function SetupChecklist() {
  const { data: missing = [] } = useQuery(missingDetails)
  if (missing.length === 0) return null
  return (
    <Callout tone="waiting" className="mb-5">
      Legal details missing.{' '}
      <RouteLink to={`/admin/settings/legal#${missing[0] === 'Grievance officer' ? 'officer' : 'receipts'}`}>
        Add {plural(missing.length, 'detail')}
      </RouteLink>
    </Callout>
  )
}
