import { type ExerciseEditor, ExerciseFields } from '#contract/learning/practice.ts'
import { useUnsaved } from '#web/kit/forms/draft.ts'

/** Changes on this device, and the published version they are based on. */
export type LocalDraft = { version: number; content: ExerciseFields }

/** Anybody may have written it, so its shape is checked. Unfinished paths and long texts are part of a draft. */
function parseDraft(stored: unknown): LocalDraft | null {
  const found = stored as Partial<LocalDraft> | null
  if (typeof found?.version !== 'number' || typeof found.content !== 'object') return null
  const { starter, visibleChecks, hiddenChecks } = found.content
  const isFile = (file: unknown) => {
    const { path, text } = (file ?? {}) as Record<string, unknown>
    return typeof path === 'string' && typeof text === 'string'
  }
  const isUsable =
    Array.isArray(starter) &&
    starter.every(isFile) &&
    typeof visibleChecks === 'string' &&
    typeof hiddenChecks === 'string' &&
    ExerciseFields.shape.language.safeParse(found.content.language).success &&
    typeof found.content.entry === 'string'
  if (!isUsable) return null
  const { version, content } = found as LocalDraft
  const readOnly = ExerciseFields.shape.readOnly.safeParse(content.readOnly).data ?? []
  const types = ExerciseFields.shape.types.safeParse(content.types).data ?? false
  const also = ExerciseFields.shape.also.safeParse(content.also).data ?? []
  const project = ExerciseFields.shape.project.safeParse(content.project).data
  const bugs = ExerciseFields.shape.bugs.safeParse(content.bugs).data ?? ''
  return { version, content: { ...content, readOnly, types, also, project, bugs } }
}

type Server = Pick<ExerciseEditor, 'stepId' | 'version' | 'content'>

export type DraftState = {
  content: ExerciseFields | null
  /** Whether there is something to publish. */
  isChanged: boolean
  /** Somebody published a version since these changes were begun. */
  isOutdated: boolean
}

export function draftState(local: LocalDraft | null, { version, content }: Server): DraftState {
  if (!local || isSame(local.content, content)) return { content, isChanged: false, isOutdated: false }
  return { content: local.content, isChanged: true, isOutdated: local.version !== version }
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((path) => b.includes(path))

const written = ({ language, entry }: ExerciseFields['also'][number]) => `${language} ${entry}`

const settingsOf = ({ project = {} }: ExerciseFields) =>
  JSON.stringify(Object.entries(project).toSorted(([a], [b]) => a.localeCompare(b)))

const isSame = (a: ExerciseFields, b: ExerciseFields | null) =>
  b !== null &&
  a.language === b.language &&
  a.entry === b.entry &&
  a.seconds === b.seconds &&
  a.approvedByChecks === b.approvedByChecks &&
  a.types === b.types &&
  a.bugs === b.bugs &&
  settingsOf(a) === settingsOf(b) &&
  isSameList(a.also.map(written), b.also.map(written)) &&
  a.visibleChecks === b.visibleChecks &&
  a.hiddenChecks === b.hiddenChecks &&
  isSameList(a.readOnly, b.readOnly) &&
  a.starter.length === b.starter.length &&
  a.starter.every(({ path, text }, index) => path === b.starter[index]!.path && text === b.starter[index]!.text)

/** Every change is stored on this device at once; only publishing sends it. */
export function useExerciseDraft(server: Server) {
  const [local, keep] = useUnsaved(`exercise-draft-${server.stepId}`, { area: 'browser', parse: parseDraft })
  const state = draftState(local, server)
  return {
    ...state,
    change: (changes: Partial<ExerciseFields>) =>
      state.content &&
      keep({
        content: { ...state.content, ...changes },
        version: state.isChanged && local ? local.version : server.version,
      }),
    begin: (content: ExerciseFields) => keep({ content, version: server.version }),
    /** Publishing then replaces what somebody else published. */
    keepMine: () => local && keep({ ...local, version: server.version }),
    discard: () => keep(null),
  }
}

export type ExerciseDraft = ReturnType<typeof useExerciseDraft>
