import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CheckRun, Exercise } from '#contract/learning/practice.ts'
import type { Attempt } from '#contract/learning/solutions.ts'
import { type Program, programOf } from '#engines/program.ts'
import { languageOfFiles } from '#engines/variants.ts'
import { inLanguage } from '../practice/exercise/exercise-language.ts'
import { languageNames } from '../practice/language-names.ts'
import { CheckRunView } from '../practice/check-run/check-run-view.tsx'
import { textsOf } from './file-texts.api.ts'

type SubmittedRunProps = { run: CheckRun; files: Attempt['files']; exercise: Exercise | null }

/** The result of the checks of an attempt, explained as in the exercise while its checks are the same. */
export function SubmittedRun({ run, files, exercise: offered }: SubmittedRunProps) {
  const exercise = useMemo(() => offered && inLanguage(offered, languageOfFiles(offered, files)), [offered, files])
  const isSame = exercise?.version === run.exerciseVersion
  const program = useSubmittedProgram(run, files, isSame ? exercise : null)
  const language = offered && offered.also.length > 0 && run.language ? languageNames[run.language] : null
  return <CheckRunView run={run} language={language} program={program} checks={isSame ? exercise.checks : []} />
}

/** What was run; null until it is fetched, and where nothing has to be explained. */
function useSubmittedProgram(run: CheckRun, files: Attempt['files'], exercise: Exercise | null): Program | null {
  const isFailed = run.state === 'done' && (run.failure !== null || run.passed < run.total)
  // The failures of a project say what happened; its code doesn't explain them.
  const isProject = exercise?.language === 'project'
  const sent =
    exercise && isFailed && !isProject
      ? files.filter(({ path }) => exercise.starter.some((file) => file.path === path))
      : []
  const { data: texts } = useQuery(textsOf(sent))
  const paths = sent.map(({ path }) => path).join('\n')
  return useMemo(() => {
    if (!exercise || !isFailed) return null
    if (isProject) return programOf(exercise, [])
    if (!texts) return null
    const code = paths.split('\n').map((path, index) => ({ path, text: texts[index] ?? '' }))
    return programOf(exercise, code, exercise.database)
  }, [exercise, isFailed, isProject, texts, paths])
}
