import { getCourse, listAllCourses, listDeletedCourses } from '../../catalogue/courses.ts'
import { part } from '../../kit/page-call.ts'
import { listCertificates } from '../../learning/certificates.ts'
import { getLessonEditor } from '../../learning/lessons.ts'
import { getExercise } from '../../learning/practice.ts'
import { listWorkload } from '../../learning/mentors.ts'
import { getReview, listReviews } from '../../learning/reviews.ts'
import { getAgreement, getSecondOpinion, listSecondOpinions } from '../../learning/second-opinions.ts'
import { getTasks, listDeletedTasks } from '../../learning/tasks.ts'
import { getDeskQuestion, listQuestionDesk } from '../../mentoring/questions-desk.ts'
import { listQuestionMessages } from '../../mentoring/questions.ts'
import { listHolidays } from '../../site/holidays.ts'
import { listSessionDesk } from '../../mentoring/session-desk.ts'
import { listBriefDesk } from '../../projects/brief-desk.ts'
import { listIdeas } from '../../projects/ideas.ts'
import { isPlain, pages } from '../page.ts'

export const teachingPages = pages({
  '/admin/courses': {
    access: 'courses:see',
    menu: 'Courses',
    data: () => [part(listAllCourses)],
  },
  '/admin/courses/:courseId': {
    title: 'Edit a course',
    access: 'courses:see',
    data: ({ params: { courseId } }) => [part(getCourse, { params: { courseId } }), part(listAllCourses)],
  },
  '/admin/reviews': {
    access: 'reviews:see',
    menu: 'Reviews',
    data: (at) => [part(listSecondOpinions), ...(isPlain(at) ? [part(listReviews)] : [])],
  },
  '/admin/reviews/:solutionId': {
    title: 'Review',
    access: 'reviews:see',
    data: ({ params: { solutionId } }) => [part(getReview, { params: { solutionId } })],
  },
  '/admin/questions': {
    access: 'reviews:see',
    menu: 'Questions',
    data: (at) => (isPlain(at) ? [part(listQuestionDesk)] : []),
  },
  '/admin/questions/:questionId': {
    title: 'Question',
    access: 'reviews:see',
    data: ({ params: { questionId } }) => [
      part(getDeskQuestion, { params: { questionId } }),
      // For the next question.
      part(listQuestionDesk),
      part(listQuestionMessages, { params: { questionId }, query: { size: 100 } }),
    ],
  },
  // Who reviews or who writes courses; the page shows what either may see.
  '/admin/projects': {
    menu: 'Projects',
    menuFor: 'reviews:see',
    data: (at) =>
      isPlain(at)
        ? [part(listIdeas, { query: { waiting: 'true' } })]
        : at.query['tab'] === 'briefs'
          ? [part(listBriefDesk)]
          : [],
  },
  '/admin/sessions': {
    access: 'sessions:see',
    menu: 'Sessions',
    data: (at) => [part(listHolidays), ...(isPlain(at) ? [part(listSessionDesk, { query: { size: 50 } })] : [])],
  },
  '/admin/mentors': {
    access: 'team:see',
    menu: 'Mentors',
    data: () => [part(listWorkload), part(getAgreement)],
  },
  '/admin/certificates': {
    access: 'people:see',
    menu: 'Certificates',
    data: (at) => (isPlain(at) ? [part(listCertificates)] : []),
  },
  '/admin/deleted': {
    title: 'Recently deleted',
    access: 'courses:see',
    palette: { label: 'Recently deleted', words: 'restore' },
    data: () => [part(listDeletedCourses), part(listDeletedTasks)],
  },
  '/admin/tasks/:courseId': {
    title: 'Tasks',
    access: 'courses:see',
    data: ({ params: { courseId } }) => [
      part(getTasks, { query: { courseId } }),
      part(getCourse, { params: { courseId } }),
      part(listAllCourses),
    ],
  },
  '/admin/tasks/:courseId/steps/:stepId': {
    title: 'Lesson',
    access: 'courses:see',
    data: ({ params: { stepId } }) => [part(getLessonEditor, { params: { stepId } })],
  },
  '/admin/tasks/:courseId/steps/:stepId/exercise': {
    title: 'Exercise',
    access: 'courses:see',
    data: ({ params: { stepId } }) => [part(getExercise, { params: { stepId } })],
  },
  '/admin/second-opinions/:opinionId': {
    title: 'Second opinion',
    access: 'reviews:see',
    data: ({ params: { opinionId } }) => [part(getSecondOpinion, { params: { opinionId } })],
  },
})
