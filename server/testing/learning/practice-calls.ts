import { keyOf } from '#contract/learning/lesson-text.ts'
import type { Call } from '../membership/idempotent-calls.ts'
import type { moneyDesk } from '../membership/money.ts'
import { exerciseContent, publishExercise } from './exercises.ts'
import { projectExercise, solvedProject } from './projects.ts'
import { newCourseWithTasks, newMember } from './learning.ts'
import { publishNewLesson, quizQuestion } from './lessons.ts'

/** The idempotent calls of a learner who reads a lesson and tries its exercise. */
export function practiceCalls(desk: Awaited<ReturnType<typeof moneyDesk>>): Record<string, Call> {
  let course: Awaited<ReturnType<typeof newCourseWithTasks>>
  const who = async () => {
    course ??= await newCourseWithTasks(desk, [20])
    return newMember(desk, [course.courseId])
  }
  const newStepId = () => course.stepIds.pop()!
  const admin = () => desk.newActor('admin')
  return {
    answerQuiz: {
      who,
      fresh: async () => {
        const stepId = newStepId()
        await publishNewLesson(desk, await admin(), stepId)
        return { params: { stepId, quizKey: keyOf(quizQuestion) }, body: { option: 1 } }
      },
    },
    startTry: {
      who,
      fresh: async () => {
        const stepId = newStepId()
        await publishExercise(desk, await admin(), stepId, projectExercise)
        return { params: { stepId }, body: { code: solvedProject, request: null } }
      },
    },
    reportChecks: {
      who,
      fresh: async () => {
        const stepId = newStepId()
        await publishExercise(desk, await admin(), stepId, exerciseContent())
        return { params: { stepId }, body: { results: [{ name: 'adds', isPassed: false }] } }
      },
    },
  }
}
