import type { PublicPage } from '#web/kit/api/page.ts'
import { startPath } from '#web/catalogue/course-paths.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import type { StartLessonData } from './load-start-lesson.ts'
import { pathAsCourse } from './path-json-ld.ts'
import { StartLessonView } from './start-lesson.tsx'

type Data = StartLessonData | null

function StartLessonPage({ data }: { data: Data }) {
  return data ? <StartLessonView lesson={data} /> : <LessonNotFound />
}

function LessonNotFound() {
  return (
    <div className="container-page section flex flex-col items-center text-center">
      <ErrorIllustration />
      <h1 className="type-h2 mt-6">Lesson not found</h1>
      <p className="mt-3 mb-6 max-w-md text-soft">The beginners’ path has no lesson with this number.</p>
      <ButtonLink href={startPath}>See all lessons</ButtonLink>
    </div>
  )
}

const jsonLd = ({ stepName, summary, minutes, publishedAt, number, school }: StartLessonData) => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name: stepName,
  description: summary,
  learningResourceType: 'Lesson',
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  timeRequired: `PT${minutes}M`,
  dateModified: publishedAt,
  educationalLevel: 'Beginner',
  position: number,
  isPartOf: pathAsCourse(school),
})

export const page: PublicPage<Data> = {
  load: async (call, { params }) => {
    // Only the server calls it; what it imports would double the page's script.
    const { loadStartLesson } = await import('./load-start-lesson.ts')
    return loadStartLesson(call, params['number'])
  },
  status: (data) => (data ? 200 : 404),
  head: ({ data }) =>
    data
      ? {
          title: `${data.stepName} · Lesson ${data.number} for beginners`,
          description: `${data.summary} Lesson ${data.number} of ${data.total}: free, without an account.`,
          image: 'og-courses',
          jsonLd: [jsonLd(data)],
        }
      : { title: 'Lesson not found', description: 'We couldn’t find this lesson.', isNoIndex: true },
  View: StartLessonPage,
  isInteractive: true,
}
