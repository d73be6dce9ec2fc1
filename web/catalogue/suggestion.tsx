import { CourseGoal, courseGoals, type PublicCourse } from '#contract/catalogue/courses.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { coursePath, startPath } from './course-paths.ts'
import { CourseShortFacts } from './course-short-facts.tsx'
import { goalLabels } from './goals.ts'
import { type Answers, experiences, type Experience, paces, suggest } from './suggestion.rules.ts'

const experienceLabels: Record<Experience, string> = {
  never: 'Never',
  'a little': 'A little',
  projects: 'Yes, I have built things',
}

/** Null without an answer to all three questions: the address is anybody's. */
export function answersIn(query: Record<string, string>): Answers | null {
  const experience = experiences.find((one) => one === query['coded'])
  const goal = CourseGoal.safeParse(query['goal'])
  const hours = paces.find((pace) => String(pace) === query['hours'])
  return experience && goal.success && hours ? { experience, goal: goal.data, hours } : null
}

type CourseFinderProps = {
  courses: PublicCourse[]
  /** Whether the academy has the free beginners' path. */
  hasStart: boolean
  answers: Answers | null
}

/** Three questions that lead to a course. A plain form, so that it works without a script and can be shared. */
export function CourseFinder({ courses, hasStart, answers }: CourseFinderProps) {
  const goals = courseGoals.filter((goal) => courses.some(({ facts }) => facts.goals.includes(goal)))
  if (goals.length < 2) return null
  return (
    <section aria-labelledby="finder" className="surface mb-12 p-5 sm:p-7">
      <h2 id="finder" className="type-h3">
        Which course is for you?
      </h2>
      <form
        method="get"
        action="/courses#suggestion"
        className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Field label="Have you coded before?">
          <Select name="coded" defaultValue={answers?.experience ?? 'never'}>
            <Options of={experiences.map((experience) => [experience, experienceLabels[experience]])} />
          </Select>
        </Field>
        <Field label="What do you want to do?">
          <Select name="goal" defaultValue={answers?.goal ?? goals[0]}>
            <Options of={goals.map((goal) => [goal, goalLabels[goal]])} />
          </Select>
        </Field>
        <Field label="Hours a week">
          <Select name="hours" defaultValue={answers?.hours ?? paces[1]}>
            <Options of={paces.map((pace) => [pace, `About ${pace}`])} />
          </Select>
        </Field>
        <Button type="submit">Suggest a course</Button>
      </form>
      {answers && <Suggested courses={courses} hasStart={hasStart} answers={answers} />}
    </section>
  )
}

type SuggestedProps = CourseFinderProps & { answers: Answers }

function Suggested({ courses, hasStart, answers }: SuggestedProps) {
  const found = suggest(courses, answers)
  const startsFree = hasStart && found?.startsFree
  return (
    <div id="suggestion" className="mt-6 border-t border-line pt-6">
      {found ? (
        <ol className="grid gap-6">
          {startsFree && (
            <li>
              <h3 className="text-lg font-semibold">First, the free lessons for absolute beginners</h3>
              <p className="mt-1 mb-3 max-w-2xl text-soft">
                Five to ten minutes each, in this browser, without an account. You see whether you like it before you
                pay anything.
              </p>
              <ButtonLink href={startPath}>Start here</ButtonLink>
            </li>
          )}
          <li>
            <h3 className="text-lg font-semibold">
              {startsFree && 'Then: '}
              <a className="link" href={coursePath(found.course.courseId)}>
                {found.course.courseTitle}
              </a>
            </h3>
            <CourseShortFacts course={found.course} className="mt-1 max-w-2xl" />
            <p className="mt-2 max-w-2xl">
              {found.course.facts.prerequisites && `What you need to know: ${found.course.facts.prerequisites}. `}
              {found.weeks !== null && `With about ${answers.hours} hours a week it takes about ${found.weeks} weeks.`}
            </p>
          </li>
          {found.afterwards && (
            <li>
              <h3 className="text-lg font-semibold">
                Afterwards:{' '}
                <a className="link" href={coursePath(found.afterwards.courseId)}>
                  {found.afterwards.courseTitle}
                </a>
              </h3>
              <p className="mt-1 max-w-2xl text-soft">What you need to know: {found.afterwards.facts.prerequisites}.</p>
            </li>
          )}
        </ol>
      ) : (
        <p>No course fits yet. Ask us in a free demo.</p>
      )}
    </div>
  )
}
