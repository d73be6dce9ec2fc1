import type { Deps } from '#server/kit/deps.ts'
import { figuresQueue, overviewFigures, refreshFigures } from './figures.service.ts'
import { type ReportJob, refreshReport, refreshReports, reportQueue } from './reports/service.ts'

export async function figuresJobs(deps: Deps) {
  const { db, jobs } = deps
  const refresh = () => refreshFigures(db, deps, overviewFigures)
  await jobs.work(figuresQueue, refresh)
  // So that the first page after a quiet time shows recent figures too.
  await jobs.schedule('*/10 * * * *', `${figuresQueue}-schedule`, refresh)
  await jobs.add(db, figuresQueue, {})
  await jobs.work(reportQueue, ({ range }: ReportJob) => refreshReport(db, deps, range))
  await jobs.schedule('25 * * * *', `${reportQueue}-schedule`, () => refreshReports(db, deps))
}
