import { queryOptions } from '@tanstack/react-query'
import { missingLegalDetails } from '#contract/site/legal.ts'
import { getSettings } from '#contract/site/school.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain } from '#web/kit/api/query.ts'

/** Apart from the settings, whose form must not start from old values. */
export const missingDetails = queryOptions({
  ...shownAgain,
  queryKey: ['school', 'missing-details'],
  queryFn: () => call(getSettings).then(({ settings }) => missingLegalDetails(settings)),
})
