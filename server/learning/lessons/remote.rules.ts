type Step = { stepId: number; stepName: string }

/** Of a step in Git. Only the number counts; the words are for people. */
export function remoteName({ stepId, stepName }: Step): string {
  const words = stepName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
  const slug = words.slice(0, 40).replaceAll(/^-+|-+$/g, '')
  return slug === '' ? String(stepId) : `${stepId}-${slug}`
}

export const remoteUrl = (publicUrl: string, step: Step): string => `${publicUrl}/git/${remoteName(step)}`
