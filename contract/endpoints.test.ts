import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import type { Access } from './kit/access.ts'

/** Repeated on purpose: the access matrix reads the access from the contract and would miss a mistake there. */
const expected: Partial<Record<Access, string>> = {
  public: `
    applyAsCompany cancelMyDemo checkCoupon confirmCompany confirmFollowing confirmNewEmail createContact followProgress forgotPassword
    getAllCourses getCertificate getClaimFigures getCourse getFirstLesson getHiringFigures getJob getMyDemo getNextPublicSession
    getSharedPortfolio getSharedWork getSite getSponsorPage getStartLesson listDemoDays listJobs listListedCourses listStartLessons listTeam
    listTestimonials listUpcomingSessions login moveMyDemo register registerOnline resetPassword stopFollowing
    unsubscribe
  `,
  staff: `
    changeReply deleteReply findAnything getMyHours getMyPay getOverview listAllCourses listSavedReplies listStaff
    makeExportLink saveMyHours saveReply
  `,
  'people:see': `
    getConversion getDemoCalendar getHiringReport getPerson getReport getSubscriptionOf listAtRisk listCertificates listDemoDesk
    listLeadEvents listPeople listPeopleIds
  `,
  'people:act': `
    addLead blockPeople blockPerson cancelEmailCorrection changeDemoBookings correctDetails correctEmail createDemoFeed
    deleteAccountOf dropSecondFactorOf endSessionsOf enrolMany grantAccess grantAccessToMany importPeople invitePerson
    noteOnPerson previewDeletionOf previewEnrolment previewGrant previewTakeBack revokeDemoFeed
    revokeSponsorLinksOf sendResetTo takeBackAccess unblockPerson
  `,
  'courses:see': `
    getExercise getLessonEditor getLessonVersion listBriefDesk
    listDeletedCourses listDeletedTasks listLessonVersions makeCourseExportLink
  `,
  'courses:act': `
    addVideoLink changeCourseImage closeBrief createBrief createCourse createTask deleteCourse deleteTask
    discardLessonDraft editBrief editCourse editTask importCourse orderTasks publishLesson removeExercise
    removeStepFile removeVideo renameStepFile renameVideo replaceStepFile rerunOpenAttempts restoreCourse
    restoreTask saveExercise saveLessonDraft uploadCaptions uploadTaskFiles uploadTaskUrls uploadVideo
  `,
  'reviews:see': `
    getAttemptExercise getCommitsToReview getDeskQuestion getReview getSecondOpinion listDecided listIdeas listProjectSubmissions listQuestionDesk
    listReviews listSecondOpinions
  `,
  'reviews:act': `
    addComment claimNext claimQuestion claimReview claimSecondOpinion decideProjectSubmission editComment
    giveSecondOpinion giveVerdict hideSharedSolution noteOnQuestion publishQuestion releaseQuestion releaseReview
    releaseSecondOpinion removeComment runChecksAgain undoVerdict unpublishQuestion
  `,
  'sessions:see': `
    getBatch getSessionDesk listAttendance listBatches listCandidates listHolidaySessions listSeats
    listSessionDesk
  `,
  'sessions:act': `
    addLearners archiveBatch cancelSession createBatch editBatch editSession moveLearner moveSession previewAdding
    removeLearner restoreBatch saveRecording scheduleSession setDueDate shiftPlan
  `,
  'support:see': `
    getInboxRequest listSupportInbox
  `,
  'support:act': `
    assignSupportRequest changeSupportTopic noteInSupport resolveSupportRequest
  `,
  'boards:see': `
    listBugDesk listReportedFacts listRequestDesk
  `,
  'boards:act': `
    answerBug answerFeatureRequest assignBug assignRequest dismissFactReports setBugStates setRequestStates
  `,
  'messages:see': `
    countRecipients getEmail getMessage listEmails listMessageDeliveries listMessages listMessagesOf
  `,
  'messages:act': `
    cancelMessage createMessage deleteMessage previewRecipients saveMessage sendMessage sendTestMessage
  `,
  'payments:see': `
    findPayers getDay getGstReturn getInvoiceOf getMonth getMonthBank getMonthEarned getStatement listCoupons
    listGatewayProblems listMissingPayments listMonthDocuments listMonthEarned listMonthMovements
    listPayments listStatementLines listStatements makeDocumentsFile makeGstFile makeMonthFile
  `,
  'payments:act': `
    acceptPayment assignStatementLine chooseColumns closeDay confirmStatementLine correctInvoice correctPay createCoupon
    endCoupon handleStatementLine payMentor rejectPayments reopenPayment resolveGatewayProblem setPayRate
    uploadStatement verifyPayments
    verifyStatement
  `,
  'refunds:act': `
    adjustWallet getRefundable refundPayment reverseRefund undoVerification
  `,
  'payee:see': `
    getMentorPay getPayeeChange listMentorPay listPayRates
  `,
  'payee:act': `
    removeEmailServer removeGateway saveEmailServer saveGateway testEmailServer testGateway
  `,
  company: `
    acceptCompanyTerms changeOpening closeOpening findCandidates getCandidate getCandidateWork getCompanyIntroduction
    getIntroducedPortfolio getIntroducedWork
    getMyCompany inviteColleague listCompanyIntroductions listMyOpenings makeOffer removeColleague requestIntroduction
    saveMyCompany turnDownIntroduction writeOpening
  `,
  'jobs:see': `
    getCompany listBoard listCompanies listCompanyReports listJobDesk listOpenings
  `,
  'jobs:act': `
    changeCompany closeCompanyReport closeJobs decideCompany decideOpening editJob importJobs inviteCompany inviteCompanyMember listSuggestable postJob resumeCompany
    suggestLearner suspendCompany
  `,
  'site:see': `
    getDelivery getEmailServer getGateway getSettings getWebhook listAllTestimonials listDeliveries listSettingChanges listWebhooks
  `,
  'site:act': `
    addHolidays addTeamMember addTestimonial addWebhook changeHoliday deleteTeamMember deleteTestimonial deleteWebhook
    editTeamMember editTestimonial editWebhook removeHoliday replayDelivery replayFailed rotateWebhookSecret
    saveSettings sendTestWebhook setWebhookState showWebhookSecret
  `,
  'team:see': `
    getAgreement getHoursOf listWorkload
  `,
  'team:act': `
    changeRole revokeCertificate saveHoursOf
  `,
  'audit:see': `
    listAuditEntries
  `,
}

const callsWith = (expected: Access) =>
  Object.entries(endpoints)
    .filter(([, { access }]) => access === expected)
    .map(([name]) => name)

test.each(Object.entries(expected))('only the listed calls have %s access', (access, names) => {
  expect(callsWith(access as Access).toSorted()).toEqual(names.trim().split(/\s+/).toSorted())
})

test('what may wait on a device counts once, however often it is sent', () => {
  const uncertain = Object.entries(endpoints).filter(
    ([, { mayWait, idempotent, method }]) => mayWait && !idempotent && method !== 'PUT',
  )
  // Its answers have an id of their own.
  expect(uncertain.map(([name]) => name)).toEqual(['answerPracticeItem'])
})
