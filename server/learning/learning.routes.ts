import type { App } from '#server/kit/http/serve.ts'
import { batchRoutes } from './batches/routes.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { courseFileRoutes } from './course-files/routes.ts'
import { dueDateRoutes } from './due-dates/routes.ts'
import { enrolmentRoutes } from './enrolments/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { interviewRoutes } from './interviews/routes.ts'
import { lessonRoutes } from './lessons/routes.ts'
import { createLessonCache } from './lessons/structure.store.ts'
import { offlineRoutes } from './offline/routes.ts'
import { performanceRoutes } from './performance/routes.ts'
import { practiceRoutes } from './practice/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { problemRoutes } from './problems/routes.ts'
import { mentorRoutes } from './promises/routes.ts'
import { recallRoutes } from './recall/routes.ts'
import { repositoryRoutes } from './repositories/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { runnerRoutes } from './runner/routes.ts'
import { secondOpinionRoutes } from './second-opinions/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { solutionRoutes } from './solutions/routes.ts'
import { startRoutes } from './start/routes.ts'
import { studyPlanRoutes } from './study-plans/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { tryRoutes } from './tries/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { verdictRoutes } from './verdicts/routes.ts'

/** All calls of the domain, in the order of its folders. */
export function learningRoutes(app: App) {
  enrolmentRoutes(app)
  const lessons = createLessonCache()
  taskRoutes(app, lessons)
  lessonRoutes(app, lessons)
  startRoutes(app, lessons)
  recallRoutes(app, lessons)
  practiceRoutes(app, lessons)
  courseFileRoutes(app)
  uploadRoutes(app)
  importRoutes(app)
  solutionRoutes(app)
  previewRoutes(app)
  sharingRoutes(app)
  reviewRoutes(app)
  secondOpinionRoutes(app)
  verdictRoutes(app)
  runnerRoutes(app)
  tryRoutes(app)
  repositoryRoutes(app)
  mentorRoutes(app)
  certificateRoutes(app)
  performanceRoutes(app, lessons)
  studyPlanRoutes(app)
  batchRoutes(app)
  dueDateRoutes(app)
  interviewRoutes(app, lessons)
  problemRoutes(app, lessons)
  offlineRoutes(app, lessons)
}
