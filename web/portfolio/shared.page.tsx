import { getSharedPortfolio, type SharedPortfolio } from '#contract/portfolio/page.ts'
import { isProven } from '#contract/portfolio/view.ts'
import { getSite } from '#contract/site/settings.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { day } from '#web/kit/format.ts'
import { LinkEnded } from '#web/kit/states/link-ended.tsx'
import { Downloads } from './downloads.tsx'
import { SharedView } from './shared-view.tsx'

type Data = { shared: SharedPortfolio | null; url: string; schoolName: string }

function SharedPortfolioPage({ data: { shared, url, schoolName } }: { data: Data }) {
  if (!shared) return <LinkEnded />
  const { view, expiresAt } = shared
  const hasProven = view.items.some(isProven)
  return (
    <article className="container-text py-10 sm:py-14">
      <SharedView view={view} schoolName={schoolName} url={url} />
      <section aria-labelledby="files" className="no-print mt-10 border-t border-line pt-8">
        <h2 id="files" className="type-h3 mb-3">
          Download
        </h2>
        <Downloads url={url} hasProven={hasProven} />
        <p className="type-small mt-4 text-soft">
          {hasProven &&
            'The signed credential is an Open Badge 3.0 with the checked items as evidence. Any Open Badges verifier can check it. '}
          {view.shownName} shares this page with you. It works until {day(expiresAt)}, and {view.shownName} can withdraw
          it any time.
        </p>
      </section>
    </article>
  )
}

export const page: PublicPage<Data> = {
  load: async (call, { params }) => {
    const token = params['token'] ?? ''
    const [shared, { name }] = await Promise.all([
      nullIfMissing(call(getSharedPortfolio, { params: { token } })),
      call(getSite),
    ])
    return { shared, url: `/portfolio/${encodeURIComponent(token)}`, schoolName: name }
  },
  status: ({ shared }) => (shared ? 200 : 404),
  // Chats show the title of a link, so it names nobody.
  head: () => ({ title: 'Portfolio', description: 'Work that a learner shares.', isNoIndex: true }),
  View: SharedPortfolioPage,
  isInteractive: false,
  freshness: 'private',
}
