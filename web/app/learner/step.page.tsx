import { lazyComponent } from '#web/kit/lazy-component.ts'
import { StepPage as Page } from '#web/learning/step-page/step.page.tsx'

const StepQuestions = lazyComponent(() => import('#web/mentoring/questions/step-questions.tsx'), 'StepQuestions')

export const StepPage = () => <Page Questions={StepQuestions} />
