export type Milestone<T> = {
  /** Null for what belongs to none. */
  name: string | null
  of: T[]
}

/** Checks or their results by the part of a project that they belong to, in the order in which the parts are named. */
export function byMilestone<T extends { milestone?: string | undefined }>(list: readonly T[]): Milestone<T>[] {
  const groups = Map.groupBy(list, ({ milestone }) => milestone ?? null)
  return [...groups].map(([name, of]) => ({ name, of }))
}

export const hasMilestones = (list: readonly { milestone?: string | undefined }[]): boolean =>
  list.some(({ milestone }) => milestone !== undefined)
