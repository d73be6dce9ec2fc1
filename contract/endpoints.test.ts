import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import type { Access } from './kit/endpoint.ts'

/** Repeated on purpose: the access matrix reads the access from the contract and would miss a mistake there. */
const expected: Record<Exclude<Access, 'learner'>, string> = {
  public: `
    cancelMyDemo checkCoupon confirmFollowing confirmNewEmail createContact followProgress forgotPassword getAllCourses getCertificate getClaimFigures getCourse getFirstLesson getJob getMyDemo getNextPublicSession getSite getSponsorPage getStartLesson listDemoDays
    listJobs listListedCourses listStartLessons listTeam listTestimonials listUpcomingSessions login moveMyDemo register registerOnline resetPassword stopFollowing unsubscribe
  `,
  mentor: `
    addComment answerBug answerFeatureRequest assignBug assignRequest assignSupportRequest changeSupportTopic cancelSession claimNext claimQuestion claimReview
    claimSecondOpinion decideProjectSubmission deleteReply dismissFactReports editSession findAnything getAttemptExercise getDeskQuestion getInboxRequest getMyHours getOverview getReview
    getSecondOpinion getSessionDesk giveSecondOpinion giveVerdict hideSharedSolution listBugDesk listDecided listIdeas listProjectSubmissions listQuestionDesk
    listReportedFacts listRequestDesk listReviews listSavedReplies listSeats listSecondOpinions listSessionDesk listStaff listSupportInbox moveSession
    publishQuestion releaseQuestion releaseReview releaseSecondOpinion removeComment resolveSupportRequest runChecksAgain saveMyHours saveRecording saveReply scheduleSession
    setBugStates setRequestStates undoVerdict unpublishQuestion
  `,
  admin: `
    enrolMany grantAccessToMany listPeopleIds previewEnrolment previewGrant previewTakeBack takeBackAccess
    getAgreement listGatewayProblems resolveGatewayProblem
    acceptPayment addTeamMember addTestimonial addVideoLink adjustWallet blockPeople blockPerson changeCourseImage changeDemoBookings changeRole
    chooseColumns closeBrief closeJobs createBrief createCourse createDemoFeed createTask deleteCourse deleteTask
    deleteTeamMember deleteTestimonial discardLessonDraft dropSecondFactorOf editBrief editCourse editJob editTask editTeamMember
    editTestimonial endSessionsOf getDemoCalendar getEmail getExercise getHoursOf getLessonEditor getLessonVersion getPayeeChange getPerson getRefundable getSettings getStatement getSubscriptionOf
    cancelEmailCorrection correctDetails correctEmail grantAccess importCourse importJobs importPeople invitePerson listAllCourses listAllTestimonials listAttendance listAuditEntries listBriefDesk
    listCertificates listDeletedCourses listDeletedTasks listDemoDesk listEmails listJobDesk listLessonVersions listPayments listPeople listSettingChanges listStatementLines
    listStatements listWorkload makeCourseExportLink makeExportLink noteOnPerson orderTasks postJob publishLesson refundPayment reverseRefund rejectPayments removeExercise removeStepFile removeVideo renameStepFile renameVideo
    reopenPayment replaceStepFile rerunOpenAttempts restoreCourse
    restoreTask revokeCertificate revokeSponsorLinksOf
    revokeDemoFeed saveExercise saveHoursOf saveLessonDraft saveSettings sendResetTo unblockPerson undoVerification uploadCaptions uploadStatement uploadTaskFiles uploadTaskUrls uploadVideo
    closeDay createCoupon endCoupon getDay listCoupons assignStatementLine confirmStatementLine findPayers handleStatementLine listMissingPayments verifyPayments verifyStatement
    getReport listAtRisk
    getMonth makeDocumentsFile makeMonthFile
    addWebhook deleteWebhook editWebhook getDelivery getWebhook listDeliveries listWebhooks replayDelivery replayFailed rotateWebhookSecret sendTestWebhook setWebhookState showWebhookSecret
    cancelMessage countRecipients createMessage deleteMessage getMessage listMessageDeliveries listMessages listMessagesOf saveMessage sendMessage sendTestMessage
  `,
}

const callsWith = (expected: Access) =>
  Object.entries(endpoints)
    .filter(([, { access }]) => access === expected)
    .map(([name]) => name)

test.each(Object.entries(expected))('only the listed calls have %s access', (access, names) => {
  expect(callsWith(access as Access).toSorted()).toEqual(names.trim().split(/\s+/).toSorted())
})
