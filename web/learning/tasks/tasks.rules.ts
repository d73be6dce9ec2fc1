import { stepStates, type Task } from '#contract/learning/tasks.ts'

/** Completed only when every step is approved; one that left the course no longer holds a task back. */
export function isCompleted({ taskSteps }: Task): boolean {
  const current = taskSteps.filter((step) => !step.isArchived)
  return (current.length > 0 ? current : taskSteps).every((step) => step.solutionSubmited === stepStates.approved)
}

/** The task to show open: the one with the step that was asked for, else the first that is not finished. */
export function taskToOpen(tasks: Task[], taskStepId: number | null): number | null {
  const asked = tasks.find(({ taskSteps }) => taskSteps.some((step) => step.taskStepId === taskStepId))
  return (asked ?? tasks.find((task) => !isCompleted(task)))?.taskId ?? null
}

export type StepLink = { url: string; host: string; rest: string; isVideo: boolean }

const videoSites = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|loom\.com)$/

/** The links of a step, which come joined by commas, with what one can read of each. */
export function linksOf(urls: string): StepLink[] {
  return urls.split(',').flatMap((text) => {
    const url = URL.parse(text.trim())
    if (!url || !/^https?:$/.test(url.protocol)) return []
    const rest = readable(`${url.pathname}${url.search}`.replace(/\/$/, ''))
    return { url: url.href, host: url.hostname.replace(/^www\./, ''), rest, isVideo: videoSites.test(url.hostname) }
  })
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
