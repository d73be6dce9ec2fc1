import type { PublicSession } from '#contract/site/next-session.ts'
import type { Site } from '#contract/site/settings.ts'
import { weekdayTime } from '#web/kit/format.ts'
import { CalendarDays, Pause, Play } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { StartLink } from '#web/catalogue/start-link.tsx'
import { ClaimMark, describePlan } from '#web/site/index.ts'

const tileKeys = ['practical', 'mentorSupport', 'careerGrowth'] as const

type HomeHeroProps = { site: Site; next: PublicSession | null; startLessons: number }

export function HomeHero({ site, next, startLessons }: HomeHeroProps) {
  const { students } = site.claims
  return (
    <section className="deep flex min-h-[calc(100svh-4rem)] flex-col">
      <div className="relative isolate flex flex-1 flex-col overflow-hidden">
        <Background />
        {/* On a phone the video's button is above the text. */}
        <div className="container-page my-auto pt-17 pb-12 sm:py-16">
          {students && (
            <p className="type-label mb-6 inline-block rounded-full border border-edge bg-(--deep)/60 px-4 py-1.5">
              {students} across India
              <ClaimMark site={site} />
            </p>
          )}
          <h1 className="type-hero max-w-[10.5em]">Start your tech career, one step at a time</h1>
          <p className="type-lead mt-6 max-w-xl sm:max-lg:max-w-md">
            Build real projects, submit them and get feedback from a mentor. Complete every step to earn a certificate
            that anyone can verify.
          </p>
          <p className="mt-6 text-lg font-semibold">
            {describePlan(site).included}: every course, every review, your certificate
          </p>
          <div className="mt-7 grid gap-3 sm:flex sm:gap-4">
            <ButtonLink href="/5day-demo" variant="primary" size="large">
              Start Free Trial
            </ButtonLink>
            <ButtonLink href="/courses" size="large">
              Explore Courses
            </ButtonLink>
          </div>
          <StartLink lessons={startLessons} className="mt-4" />
        </div>
      </div>
      <Tiles site={site} />
      {next && <NextSession next={next} />}
    </section>
  )
}

const NextSession = ({ next }: { next: PublicSession }) => (
  <p className="border-t border-line">
    <a href="/sessions" className="container-page flex min-h-11 flex-wrap items-center gap-x-3 py-3 hover:underline">
      <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-marigold" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">Next live session:</span> {next.title}, {weekdayTime(next.startsAt)} IST
      </span>
    </a>
  </p>
)

type Tile = { figure: string; label: string; isClaim: boolean }

/** "24/7 Mentor Support": the first word is the figure. */
function claimTile(claim: string): Tile {
  const [figure, ...label] = claim.split(' ')
  return { figure: figure!, label: label.join(' '), isClaim: true }
}

/** True of every school. */
function plainTiles(site: Site): Tile[] {
  const { price, days } = describePlan(site)
  return [
    { figure: `${days} days`, label: `for ${price}`, isClaim: false },
    { figure: '₹0', label: 'charged automatically', isClaim: false },
    { figure: '5 days', label: 'of free demo first', isClaim: false },
  ]
}

/** Below the video, whose bright parts would make them hard to read. Claims only if staff have confirmed them. */
function Tiles({ site }: { site: Site }) {
  const claims = tileKeys.flatMap((key) => site.claims[key] ?? [])
  const tiles = [...claims.map(claimTile), ...plainTiles(site)].slice(0, tileKeys.length)
  return (
    <div className="border-t-3 border-marigold">
      <dl className="container-page grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-x-4 gap-y-5 py-5 sm:gap-x-10">
        {tiles.map(({ figure, label, isClaim }) => (
          <div key={label} className="flex flex-col-reverse justify-end lg:flex-row-reverse lg:items-baseline lg:gap-3">
            <dt className="max-sm:type-small text-soft">
              {label}
              {isClaim && <ClaimMark site={site} />}
            </dt>
            <dd className="wide text-2xl leading-tight whitespace-nowrap sm:text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * The poster comes with the page. The video gets its address from hero.ts, so nothing is downloaded when the visitor
 * prefers less motion or less data. On a phone its first frame differs from the poster, so it fades in.
 */
function Background() {
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <picture>
          <source media="(max-width: 40rem)" type="image/avif" srcSet="/media/hero-poster-mobile.avif" />
          <source media="(max-width: 40rem)" type="image/webp" srcSet="/media/hero-poster-mobile.webp" />
          <source media="(max-width: 40rem)" srcSet="/media/hero-poster-mobile.jpg" />
          <source type="image/avif" srcSet="/media/hero-poster.avif" />
          <source type="image/webp" srcSet="/media/hero-poster.webp" />
          <img
            src="/media/hero-poster.jpg"
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover object-[75%]"
          />
        </picture>
        <video
          data-hero=""
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover object-[45%] opacity-0 transition-opacity duration-700 data-playing:opacity-100 sm:object-[75%]"
        >
          <source data-src="/media/hero.webm" type="video/webm" />
          <source data-src="/media/hero.mp4" type="video/mp4" />
        </video>
      </div>
      <button
        type="button"
        data-hero-toggle=""
        hidden
        aria-pressed="false"
        aria-label="Pause the background video"
        className="group touch absolute top-3 right-3 z-10 grid size-11 sm:top-auto sm:right-5 sm:bottom-5 place-items-center rounded-full border border-edge bg-(--deep)/60 hover:border-ink"
      >
        <Pause aria-hidden="true" className="size-5 group-aria-pressed:hidden" />
        <Play aria-hidden="true" className="hidden size-5 group-aria-pressed:block" />
      </button>
    </>
  )
}
