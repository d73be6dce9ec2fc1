import { LearnerExercise } from '../submit/learner-exercise.tsx'
import { ExercisePart, type ExercisePartProps } from './exercise-part.tsx'
import { YourTask, type YourTaskProps } from './your-task.tsx'

const WithLearner = (props: ExercisePartProps) => <ExercisePart {...props} Learner={LearnerExercise} />

/** The task of a step whose exercise can be done now: loaded in one step, not each part after the one around it. */
export const OpenExercise = (props: YourTaskProps) => <YourTask {...props} Exercise={WithLearner} />
