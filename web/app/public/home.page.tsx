import { listListedCourses, type PublicCourse } from '#contract/catalogue/courses.ts'
import { listStartLessons } from '#contract/catalogue/start-lessons.ts'
import { getNextPublicSession, type PublicSession } from '#contract/site/next-session.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { listTestimonials, type Testimonial } from '#contract/site/testimonials.ts'
import { CourseGrid } from '#web/catalogue/course-card.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { ArrowUpRight } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { TestimonialList } from '#web/site/index.ts'
import { HomeHero } from './home-hero.tsx'
import { Product } from './home-product.tsx'
import { HowItWorks } from './home-steps.tsx'

/** As many as the spec's grid has. */
const cardCount = 9

type Data = {
  site: Site
  courses: PublicCourse[]
  testimonials: Testimonial[]
  next: PublicSession | null
  startLessons: number
}

function HomePage({ data: { site, courses, testimonials, next, startLessons } }: { data: Data }) {
  return (
    <>
      <HomeHero site={site} next={next} startLessons={startLessons} />
      <Product />
      {testimonials.length > 0 && (
        <section className="section" aria-labelledby="testimonials">
          <div className="container-page">
            <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
              <h2 id="testimonials" className="type-h2 max-w-[17em]">
                What our learners say
              </h2>
              <a
                href={site.mapsReviewUrl}
                target="_blank"
                rel="noopener"
                className="link inline-flex items-center gap-1 py-2"
              >
                Read our reviews on Maps
                <ArrowUpRight aria-hidden="true" className="size-4" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </div>
            <TestimonialList testimonials={testimonials} />
          </div>
        </section>
      )}
      {courses.length > 0 && (
        <section className="section bg-haze/50" aria-labelledby="courses">
          <div className="container-page">
            <h2 id="courses" className="type-h2">
              Start a course this week
            </h2>
            <p className="type-lead mt-3 mb-10 max-w-2xl">
              In every course you build one project from the first week to the last, with a mentor’s feedback on the
              way.
            </p>
            <CourseGrid courses={courses.slice(0, cardCount)} site={site} />
            {courses.length > cardCount && (
              <p className="mt-10">
                <ButtonLink href="/courses">See all {courses.length} courses</ButtonLink>
              </p>
            )}
          </div>
        </section>
      )}
      <HowItWorks />
    </>
  )
}

export const page: PublicPage<Data> = {
  load: async (call) => {
    const [site, courses, testimonials, next, lessons] = await Promise.all([
      call(getSite),
      call(listListedCourses),
      call(listTestimonials, { query: { place: 'home' } }),
      call(getNextPublicSession),
      call(listStartLessons),
    ])
    return { site, courses, testimonials, next, startLessons: lessons.length }
  },
  head: ({ data: { site } }) => ({
    title: 'Tech courses with mentor reviews and a certificate',
    description:
      'Practical tech courses for learners in India: build real projects week by week, get a mentor’s feedback and earn a verifiable certificate.',
    image: 'og-home',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: site.name,
        email: site.supportEmail,
        telephone: site.supportPhone,
        areaServed: 'IN',
        sameAs: site.socialLinks.map(({ url }) => url),
      },
    ],
  }),
  View: HomePage,
  isInteractive: false,
  hasVideo: true,
}
