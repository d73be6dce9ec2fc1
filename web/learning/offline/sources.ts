import { getOfflineCourse, type OfflineCourse } from '#contract/learning/study/offline.ts'
import { callServer } from './call-server.ts'
import { type BuiltFiles, type Engines, type Plan, planOf } from './plan.rules.ts'

export type Sources = { course: OfflineCourse; built: BuiltFiles; engines: Engines }

/** What the server and its build have for a course now. */
export async function sourcesOf(courseId: number): Promise<Sources> {
  const [course, built, engines] = await Promise.all([
    callServer(getOfflineCourse, { params: { courseId } }),
    builtFiles(),
    import('virtual:engine-assets'),
  ])
  return { course, built, engines }
}

export const planFrom = ({ course, built, engines }: Sources, hasPython: boolean): Plan =>
  planOf(course, built, engines, hasPython)

async function builtFiles(): Promise<BuiltFiles> {
  const response = await fetch('/offline-files.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error('The list of built files can’t be loaded')
  return (await response.json()) as BuiltFiles
}
