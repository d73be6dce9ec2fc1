import type { ReactNode } from 'react'
import { maxKeptFileBytes, type OfflineCourse } from '#contract/learning/study/offline.ts'
import { fileSize, plural } from '#web/kit/format.ts'
import { languageNames } from '../practice/language-names.ts'
import type { CourseSize as Size } from './plan.rules.ts'

/** What a course consists of, and how much space each part takes. */
export function CourseSize({ course, size }: { course: OfflineCourse; size: Size }) {
  return (
    <dl className="divide-y divide-line">
      <Part name="Lessons, questions and practice" bytes={size.lessons} />
      {course.files.length > 0 && <Part name={plural(course.files.length, 'file')} bytes={size.materials} />}
      {size.languages.length > 0 && (
        <Part
          name={`Running ${size.languages.map(({ language }) => languageNames[language]).join(', ')}`}
          bytes={size.languages.reduce((total, { bytes }) => total + bytes, 0)}
        />
      )}
      <Part name="The pages themselves" bytes={size.site} />
      <Part name={<strong>Space on this device</strong>} bytes={size.total} />
    </dl>
  )
}

const Part = ({ name, bytes }: { name: ReactNode; bytes: number }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt>{name}</dt>
    <dd className="shrink-0 text-soft tabular-nums">{fileSize(bytes)}</dd>
  </div>
)

/** Null if everything is kept. */
export function leftOutText({ leftOut: { videos, files }, languages }: OfflineCourse): string | null {
  const parts = [
    languages.includes('project') && 'the checks of projects, which run on our server',
    videos > 0 && plural(videos, 'video'),
    files > 0 && `${plural(files, 'file')} larger than ${fileSize(maxKeptFileBytes)}`,
  ].filter(Boolean)
  return parts.length === 0 ? null : `Not kept: ${parts.join(', and ')}. You need a connection for that.`
}
