import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { LinkEnded } from '#web/kit/states/link-ended.tsx'

/** Where a link to a preview leads that has ended, or never was. */
export const page: PublicPage<null> = {
  load: noData,
  status: () => 404,
  head: () => ({ title: 'Preview', description: 'A page that a learner made.' }),
  isUnlisted: true,
  View: LinkEnded,
  isInteractive: false,
}
