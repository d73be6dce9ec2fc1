import type { OfflineCourse } from '#contract/learning/study/offline.ts'
import type { Language } from '#engines/program.ts'

export type BuiltFile = { url: string; bytes: number }

/** What build/offline-files.ts lists. */
export type BuiltFiles = {
  area: BuiltFile[]
  languages: Partial<Record<Language, BuiltFile>>
  /** What shows a PDF file. */
  pdf: BuiltFile[]
}

/** Large files by what needs them. */
export type Engines = Record<'python' | 'sql' | 'types', { url: string; size: number }[]>

export type PlannedFile = {
  /** Under which it is kept. */
  path: string
  /** Where it is loaded from: a link, if the file isn't public. */
  url: string
  bytes: number
}

export type Plan = {
  pages: string[]
  files: PlannedFile[]
  size: CourseSize
}

export type CourseSize = {
  lessons: number
  materials: number
  /** What shows the course. */
  site: number
  /** In the order of the languages. */
  languages: { language: Language; bytes: number }[]
  total: number
  /** How much of it is transferred, about. */
  download: number
}

/** Compressed, texts and scripts are about this part of their size. Pictures already are. */
const compressed = 0.3

/** What is loaded for a course. Python is larger than everything else together, so it's a choice of its own. */
export function planOf(course: OfflineCourse, built: BuiltFiles, engines: Engines, hasPython: boolean): Plan {
  const materials = course.files.map(({ url, bytes }) => ({ path: pathOf(url), url, bytes }))
  const hasPdf = materials.some(({ path }) => /\.pdf$/i.test(path))
  const site = [...built.area, ...(hasPdf ? built.pdf : [])].map(toPlanned)
  const languages = course.languages
    // The checks of projects run on the server.
    .filter((language) => (language !== 'python' || hasPython) && language !== 'project')
    .map((language) => ({ language, files: filesFor(language, built, engines) }))
  const languageFiles = languages.flatMap(({ files }) => files)
  const [materialBytes, siteBytes, languageBytes] = [materials, site, languageFiles].map(sum) as [
    number,
    number,
    number,
  ]
  return {
    pages: course.pages,
    files: [...site, ...languageFiles, ...materials],
    size: {
      lessons: course.pageBytes,
      materials: materialBytes,
      site: siteBytes,
      languages: languages.map(({ language, files }) => ({ language, bytes: sum(files) })),
      total: course.pageBytes + siteBytes + languageBytes + materialBytes,
      download: (course.pageBytes + siteBytes + languageBytes) * compressed + materialBytes,
    },
  }
}

function filesFor(language: Language, { languages }: BuiltFiles, engines: Engines): PlannedFile[] {
  const script = languages[language]
  const large = { python: engines.python, sql: engines.sql, typescript: engines.types }[language as string] ?? []
  return [...(script ? [toPlanned(script)] : []), ...large.map(({ url, size }) => toPlanned({ url, bytes: size }))]
}

const toPlanned = ({ url, bytes }: BuiltFile): PlannedFile => ({ path: url, url, bytes })

/** Without the signature. */
const pathOf = (url: string) => url.split('?', 1)[0]!

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Of what is on the device and what should be. */
export const isOutdated = (kept: { version: string; files: string[] }, version: string, { files }: Plan): boolean => {
  const present = new Set(kept.files)
  return kept.version !== version || files.some(({ path }) => !present.has(path))
}
