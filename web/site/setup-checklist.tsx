import { useQuery } from '@tanstack/react-query'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { missingDetails } from './missing-details.api.ts'

/** For admins, until the school says who runs it. */
export function SetupChecklist() {
  const { data: missing = [] } = useQuery(missingDetails)
  if (missing.length === 0) return null
  return (
    <Callout tone="waiting" className="mb-7">
      <p>Visitors can’t see who runs this school yet. Still missing:</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 font-normal text-ink">
        {missing.map((detail) => (
          <li key={detail}>
            <RouteLink to={`/admin/settings#${detail === 'Grievance officer' ? 'legal' : 'receipts'}`}>
              {detail}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
