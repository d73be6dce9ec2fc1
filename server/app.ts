import { pagePartsAt } from '#contract/app/pages.ts'
import { endpoints } from '#contract/endpoints.ts'
import { describeWaiting } from '#contract/insights/overview.ts'
import { openApi } from '#contract/kit/openapi.ts'
import { jobRoutes } from './careers/jobs/routes.ts'
import { careersData } from './careers/personal-data.store.ts'
import { resumeRoutes } from './careers/resume/routes.ts'
import { courseRoutes } from './catalogue/courses.routes.ts'
import { bugRoutes } from './community/bugs.routes.ts'
import { deskRoutes } from './community/desk.routes.ts'
import { factRoutes } from './community/facts.routes.ts'
import { isReporterOf } from './community/bugs.store.ts'
import { featureRequestRoutes } from './community/feature-requests.routes.ts'
import { communityData } from './community/personal-data.store.ts'
import { accessTokenRoutes } from './identity/access-tokens/routes.ts'
import { profileRoutes } from './identity/profile/routes.ts'
import { correctionRoutes } from './identity/corrections/routes.ts'
import { emailConfirmationRoutes } from './identity/email-confirmation/routes.ts'
import { myDataRoutes } from './identity/my-data/routes.ts'
import { hiringData } from './hiring/personal-data.store.ts'
import { companyRoutes } from './hiring/companies/routes.ts'
import { boardRoutes } from './hiring/board/routes.ts'
import { candidateRoutes } from './hiring/candidates/routes.ts'
import { hiringFigureRoutes } from './hiring/figures/routes.ts'
import { companyApplicationRoutes } from './hiring/applications/routes.ts'
import { companyDeskRoutes } from './hiring/desk/routes.ts'
import { openingRoutes } from './hiring/openings/routes.ts'
import { mayReadIntroductionPicture } from './hiring/introductions/conversation.service.ts'
import { introductionRoutes } from './hiring/introductions/routes.ts'
import { identityData } from './identity/my-data/personal-data.store.ts'
import { auditRoutes } from './identity/audit/routes.ts'
import { secondFactorRoutes } from './identity/second-factor/routes.ts'
import { sessionRoutes } from './identity/sign-in/routes.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { atRiskRoutes } from './insights/at-risk/routes.ts'
import { subjectsOf } from './insights/audit-subjects.store.ts'
import { countFigures } from './insights/claim-figures.store.ts'
import { exportRoutes } from './insights/exports.routes.ts'
import { createWork, overviewRoutes } from './insights/overview.routes.ts'
import { paletteRoutes } from './insights/palette/routes.ts'
import { personRoutes } from './insights/person.routes.ts'
import { reportRoutes } from './insights/reports/routes.ts'
import type { Web } from './kit/pages/bundle.ts'
import type { Deps } from './kit/deps.ts'
import { sendNotFound } from './kit/http/error-responses.ts'
import { healthRoutes } from './kit/http/health.ts'
import { pageCallRoute } from './kit/http/page-call.ts'
import { createHttpServer } from './kit/http/server.ts'
import type { Log } from './kit/log.ts'
import { type Measure, metricsRoute } from './kit/http/metrics.ts'
import { pageRoutes } from './kit/pages/pages.ts'
import type { App } from './kit/http/serve.ts'
import { registerUploads } from './kit/uploads/receive-upload.ts'
import { mayReadFile } from './learning/solutions/file-access.store.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { learningData } from './learning/personal-data.store.ts'
import { measureRunners } from './learning/runner/routes.ts'
import { isHiddenVerdictEmail } from './learning/reviews/blindness.store.ts'
import { accessRoutes } from './membership/access/routes.ts'
import { demoRoutes } from './membership/demos/routes.ts'
import { addDays } from './membership/index.ts'
import { paymentDeskRoutes } from './membership/payment-desk/routes.ts'
import { paymentRoutes } from './membership/payments/routes.ts'
import { stateRoutes } from './membership/state/routes.ts'
import { acceptanceRoutes } from './membership/acceptance/routes.ts'
import { refundRoutes } from './membership/refunds/routes.ts'
import { membershipData } from './membership/personal-data.store.ts'
import { countPendingByPrice } from './membership/payment-desk/store.ts'
import { mayReadScreenshot, recordScreenshotOpened } from './membership/payments/screenshots.service.ts'
import { receiptFileRoutes } from './membership/receipts/files.routes.ts'
import { registrationRoutes } from './membership/registration/routes.ts'
import { gatewayRoutes } from './membership/gateway/routes.ts'
import { gstRoutes } from './membership/gst/routes.ts'
import { invoiceRoutes } from './membership/invoices/routes.ts'
import { monthRoutes } from './membership/months/routes.ts'
import { couponRoutes } from './membership/coupons/routes.ts'
import { dailyCloseRoutes } from './membership/daily-close/routes.ts'
import { statementRoutes } from './membership/statements/routes.ts'
import { messagesData } from './messages/personal-data.store.ts'
import { messageRoutes } from './messages/routes.ts'
import { mentoringData } from './mentoring/personal-data.store.ts'
import { payRoutes } from './mentoring/pay/routes.ts'
import { weekendSessionRoutes } from './mentoring/sessions/routes.ts'
import { emailServerRoutes } from './notifications/email-server/routes.ts'
import { liveRoutes } from './notifications/live.routes.ts'
import { emailRoutes, notificationRoutes } from './notifications/notifications.routes.ts'
import { pushRoutes } from './notifications/push/routes.ts'
import { unsubscribeRoutes } from './notifications/unsubscribe.routes.ts'
import { wording } from './notification-kinds.ts'
import { sendFarewell } from './notifications/emails.service.ts'
import { briefRoutes } from './projects/briefs.routes.ts'
import { submissionRoutes } from './projects/submissions.routes.ts'
import { frameReader } from './page-frames.ts'
import { mayReadSubmission } from './projects/submissions.store.ts'
import { ideaRoutes } from './projects/ideas.routes.ts'
import { questionRoutes } from './mentoring/questions/routes.ts'
import { questionsData } from './mentoring/questions/personal-data.store.ts'
import { sponsorsData } from './sponsors/personal-data.store.ts'
import { sponsorRoutes } from './sponsors/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { supportData } from './support/personal-data.store.ts'
import { mayReadSupportPicture } from './support/service.ts'
import { type FileAccess, fileRoutes } from './site/files.routes.ts'
import { deleteFiles, insertPicture, readSettings } from './site/index.ts'
import { notificationsData } from './notifications/personal-data.store.ts'
import { savedReplyRoutes } from './threads/saved-replies/routes.ts'
import { threadsData } from './threads/personal-data.store.ts'
import { mayReadPicture } from './threads/store.ts'
import { portfolioData } from './portfolio/personal-data.store.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { projectsData } from './projects/personal-data.store.ts'
import { siteData } from './site/personal-data.store.ts'
import { holidayRoutes } from './site/holidays/routes.ts'
import { schoolRoutes } from './site/school.routes.ts'
import { testimonialAndTeamRoutes } from './site/testimonials-and-team.routes.ts'
import { createReferralCodes } from './wallet/index.ts'
import { walletData } from './wallet/personal-data.store.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { announceLearners } from './webhooks/index.ts'
import { webhooksData } from './webhooks/personal-data.store.ts'
import { webhookRoutes } from './webhooks/routes.ts'

type Parts = { deps: Deps; log: Log; web: Web | null; isStopping?: () => boolean }

/** The composition root: mounts every domain, low to high, then the site. */
export async function createApp({ deps, log, web, isStopping = () => false }: Parts): Promise<App> {
  const http = createHttpServer(deps.env, log, { isDevelopment: web?.isDevelopment ?? false })
  const app = Object.assign(http, { deps, readable: new Map() })
  const measure = metricsRoute(app)
  healthRoutes(app, isStopping)
  await registerUploads(app)
  mountApi(app, measure)
  if (web) await pageRoutes(app, web)
  else app.setNotFoundHandler(sendNotFound)
  return app
}

/** What every domain stores about people, low to high: exported in the download, erased with the account. */
export const personalData = [
  identityData,
  siteData,
  notificationsData(wording),
  webhooksData,
  threadsData,
  walletData,
  membershipData,
  learningData,
  mentoringData,
  questionsData,
  projectsData,
  portfolioData,
  careersData,
  hiringData,
  communityData,
  supportData,
  sponsorsData,
  messagesData,
]

function mountApi(app: App, measure: Measure) {
  sessionRoutes(app, async (db) => (await readSettings(db)).devicesPerLearner)
  accessTokenRoutes(app)
  secondFactorRoutes(app, readSettings)
  auditRoutes(app, subjectsOf)
  emailConfirmationRoutes(app)
  correctionRoutes(app)
  profileRoutes(app, { insert: insertPicture, delete: deleteFiles })
  myDataRoutes(app, { parts: personalData, sendFarewell })
  staffRoutes(app, membershipLinks)
  schoolRoutes(app, { waitingAt: countPendingByPrice, countFigures })
  testimonialAndTeamRoutes(app)
  holidayRoutes(app)
  fileRoutes(app, fileAccess(app.deps))
  notificationRoutes(app, wording)
  pushRoutes(app)
  unsubscribeRoutes(app)
  const { workFor, needsOf } = createWork()
  liveRoutes(app, measure, async (db, actor) => describeWaiting((await workFor(db, actor, app.deps.clock())).waiting))
  emailRoutes(app, measure, isHiddenVerdictEmail)
  emailServerRoutes(app)
  measureRunners(app, measure)
  webhookRoutes(app)
  savedReplyRoutes(app)
  walletRoutes(app)
  courseRoutes(app)
  registrationRoutes(app)
  paymentRoutes(app)
  paymentDeskRoutes(app)
  acceptanceRoutes(app)
  refundRoutes(app)
  statementRoutes(app)
  couponRoutes(app)
  dailyCloseRoutes(app)
  gatewayRoutes(app)
  invoiceRoutes(app)
  monthRoutes(app)
  gstRoutes(app)
  accessRoutes(app)
  stateRoutes(app)
  receiptFileRoutes(app)
  demoRoutes(app)
  learningRoutes(app)
  weekendSessionRoutes(app)
  payRoutes(app)
  questionRoutes(app)
  ideaRoutes(app)
  briefRoutes(app)
  submissionRoutes(app)
  portfolioRoutes(app)
  jobRoutes(app)
  companyRoutes(app)
  openingRoutes(app)
  candidateRoutes(app)
  boardRoutes(app)
  hiringFigureRoutes(app)
  introductionRoutes(app)
  companyDeskRoutes(app)
  companyApplicationRoutes(app)
  resumeRoutes(app)
  bugRoutes(app)
  factRoutes(app)
  featureRequestRoutes(app)
  deskRoutes(app)
  supportRoutes(app)
  sponsorRoutes(app)
  messageRoutes(app)
  overviewRoutes(app, workFor)
  paletteRoutes(app)
  personRoutes(app, wording)
  atRiskRoutes(app)
  reportRoutes(app)
  exportRoutes(app)
  pageCallRoute(app, pagePartsAt, frameReader(needsOf, app.deps.clock))
  // Made on the first request: it takes longer than everything else here.
  let description: ReturnType<typeof openApi> | null = null
  app.get('/openapi.json', async (_request, reply) => {
    description ??= openApi(endpoints, 'Kaushal Techbridge API', app.deps.env.publicUrl)
    return reply.header('cache-control', 'public, max-age=300').send(description)
  })
}

/** Each domain decides who may read its files. */
const fileAccess = (deps: Deps): FileAccess => ({
  mayRead: async (db, reader, fileId) =>
    (await mayReadScreenshot(db, reader, fileId)) ??
    (await mayReadSupportPicture(db, reader, fileId)) ??
    (await mayReadIntroductionPicture(db, reader, fileId)) ??
    ((await mayReadFile(db, deps.clock(), reader, fileId)) ||
      (await mayReadSubmission(db, reader.id, fileId)) ||
      (await mayReadPicture(db, reader, fileId)) ||
      isReporterOf(db, reader.id, fileId)),
  onOpen: (db, reader, fileId) => recordScreenshotOpened(db, deps, reader, fileId),
})

/** What identity needs of the domains above it when staff add people. */
const membershipLinks = { createReferralCodes, addDays, announceLearners }
