import { ButtonLink } from '#web/kit/button.tsx'
import { nothingToLoad, type PublicPage } from '#web/kit/page.ts'

const tiles = [
  { figure: '100%', label: 'Practical Learning' },
  { figure: '24/7', label: 'Mentor Support' },
  { figure: '5x', label: 'Career Growth' },
]

function HomePage() {
  return (
    <section className="deep">
      <div className="container-page py-20 sm:py-32">
        <p className="inline-block rounded-full border border-edge px-4 py-1 font-semibold">
          Tech training for learners in India
        </p>
        <h1 className="type-hero mt-6 max-w-3xl">Cross over into a tech career, one reviewed step at a time</h1>
        <p className="mt-6 max-w-xl text-lg text-soft">
          Build real things, hand them in, and hear from a mentor what to do better. When every step is approved, you
          hold a certificate anyone can check.
        </p>
        <div className="mt-9 flex flex-wrap gap-4">
          <ButtonLink href="/5day-demo" variant="primary" size="large">
            Start Free Trial
          </ButtonLink>
          <ButtonLink href="/courses" size="large">
            Explore Courses
          </ButtonLink>
        </div>
        <dl className="mt-14 grid max-w-2xl gap-6 sm:grid-cols-3">
          {tiles.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse border-l-2 border-marigold pl-4">
              <dt className="text-soft">{label}</dt>
              <dd className="wide text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export const page: PublicPage<null> = {
  load: nothingToLoad,
  head: () => ({
    title: 'Kaushal Techbridge',
    description:
      'Practical tech courses for learners in India: build, hand in, get reviewed by a mentor, get certified.',
  }),
  View: HomePage,
  isInteractive: false,
}
