import { getClaimFigures } from '#contract/site/claims.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { getSite } from '#contract/site/settings.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'

type Figures = ReplyOf<typeof getClaimFigures>
type Data = { schoolName: string; figures: Figures | null }

/** Where the marks on the claims of a demo academy lead. */
function FiguresPage({ data: { schoolName, figures } }: { data: Data }) {
  if (!figures) return <NoFigures />
  return (
    <div className="container-text section">
      <h1 className="type-h1">Where our figures come from</h1>
      <p className="type-lead mt-4">
        {schoolName} is a demo academy. The figures marked * are samples, and so are its learners, reviews and job
        openings.
      </p>
      <h2 className="type-h2 mt-12">What our database counts today</h2>
      <dl className="mt-5 border-t border-line">
        {figures.map(({ claim, counted }) => (
          <div key={claim} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_1.2fr]">
            <dt className="font-semibold">{claim}</dt>
            <dd className="text-soft first-letter:uppercase">{counted ?? 'We don’t measure this'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-soft">
        An academy that isn’t a demo shows a figure only while an admin confirms it and has entered where it comes from.
        A new academy shows none.
      </p>
    </div>
  )
}

function NoFigures() {
  return (
    <div className="container-text section">
      <ErrorIllustration />
      <h1 className="type-h1 mt-6">Page not found</h1>
      <p className="type-lead mt-4">The link may be mistyped, or the page may have moved.</p>
    </div>
  )
}

export const page: PublicPage<Data> = {
  load: async (call) => {
    // There are none in a school that isn't a demo.
    const [{ name }, figures] = await Promise.all([call(getSite), nullIfMissing(call(getClaimFigures))])
    return { schoolName: name, figures }
  },
  status: ({ figures }) => (figures ? 200 : 404),
  head: ({ data: { schoolName } }) => ({
    title: 'Where our figures come from',
    description: `What the database of ${schoolName} counts today: learners, reviews, sessions and job openings.`,
  }),
  View: FiguresPage,
  isUnlisted: true,
  isInteractive: false,
}
