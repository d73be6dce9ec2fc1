import { coursePath } from '#web/catalogue/course-paths.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { FirstLesson } from './first-lesson.tsx'
import type { FirstLessonData } from './load-first-lesson.ts'

type Data = FirstLessonData | null

function FirstLessonPage({ data }: { data: Data }) {
  return data ? <FirstLesson lesson={data} /> : <LessonNotFound />
}

function LessonNotFound() {
  return (
    <div className="container-page section flex flex-col items-center text-center">
      <ErrorIllustration />
      <h1 className="type-h2 mt-6">Lesson not found</h1>
      <p className="mt-3 mb-6 max-w-md text-soft">
        This course has no public lesson at the moment, or the link may be mistyped.
      </p>
      <ButtonLink href="/courses">See all courses</ButtonLink>
    </div>
  )
}

// Search engines cut off longer ones.
const maxDescription = 155

function describe({ summary, courseTitle }: FirstLessonData): string {
  const free = `Read the first lesson of ${courseTitle} free, without signing up.`
  const both = `${summary} ${free}`.trim()
  return both.length <= maxDescription ? both : summary
}

function jsonLd(lesson: FirstLessonData) {
  const provider = { '@type': 'EducationalOrganization', name: lesson.school }
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: lesson.stepName,
    description: lesson.summary,
    learningResourceType: 'Lesson',
    inLanguage: 'en-IN',
    isAccessibleForFree: true,
    timeRequired: `PT${lesson.minutes}M`,
    dateModified: lesson.publishedAt,
    ...(lesson.level && { educationalLevel: lesson.level }),
    provider,
    isPartOf: {
      '@type': 'Course',
      name: lesson.courseTitle,
      description: lesson.courseSubtitle || lesson.courseTitle,
      url: coursePath(lesson.courseId),
      provider,
    },
  }
}

export const page: PublicPage<Data> = {
  load: async (call, { params }) => {
    // Only the server calls it; what it imports would double the page's script.
    const { loadFirstLesson } = await import('./load-first-lesson.ts')
    return loadFirstLesson(call, params['courseId'])
  },
  status: (data) => (data ? 200 : 404),
  head: ({ data }) =>
    data
      ? {
          title: `${data.stepName} · ${data.courseTitle}`,
          description: describe(data),
          image: data.image,
          jsonLd: [jsonLd(data)],
        }
      : { title: 'Lesson not found', description: 'We couldn’t find this lesson.', isNoIndex: true },
  View: FirstLessonPage,
  isInteractive: true,
  hasMemberLinks: true,
}
