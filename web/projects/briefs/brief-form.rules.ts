import type { BriefDraft } from '#contract/projects/brief-desk.ts'
import type { Problems } from '#web/kit/forms/form.ts'
import { newUuid } from '#web/kit/uuid.ts'

export type TypedStep = { key: string; text: string }
export type TypedResource = { key: string; label: string; url: string }

/** The form's values. Steps and resources have keys, so that a field keeps its focus while they move. */
export type TypedBrief = Pick<BriefDraft, 'title' | 'summary' | 'description' | 'level' | 'duration'> & {
  techStack: string
  steps: TypedStep[]
  resources: TypedResource[]
}

export const newStep = (text = ''): TypedStep => ({ key: newUuid(), text })
export const newResource = (given = { label: '', url: '' }): TypedResource => ({ key: newUuid(), ...given })

export const emptyBrief = (): TypedBrief => ({
  title: '',
  summary: '',
  description: '',
  level: 'Beginner',
  duration: '',
  techStack: '',
  steps: [newStep()],
  resources: [],
})

export const typedOf = (brief: BriefDraft): TypedBrief => ({
  title: brief.title,
  summary: brief.summary,
  description: brief.description,
  level: brief.level,
  duration: brief.duration,
  techStack: brief.techStack.join(', '),
  steps: brief.steps.map((text) => newStep(text)),
  resources: brief.resources.map(newResource),
})

/** Splits at commas; each name once, in the order typed. */
export function namesIn(techStack: string): string[] {
  const names = techStack
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at)
}

export const toDraft = ({ techStack, steps, resources, ...same }: TypedBrief): BriefDraft => ({
  ...same,
  techStack: namesIn(techStack),
  steps: steps.map(({ text }) => text),
  resources: resources.map(({ label, url }) => ({ label, url })),
})

/** The names share one field, so it shows the first error of any of them. */
export const stackProblem = (problems: Problems) =>
  Object.entries(problems).find(([field]) => field === 'techStack' || field.startsWith('techStack.'))?.[1]
