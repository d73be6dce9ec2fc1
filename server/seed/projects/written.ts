import type { Resource } from '#contract/projects/briefs.ts'
import type { BriefRow } from '#server/projects/tables.ts'
import type { z } from 'zod'
import type { When } from '../attempts/attempt.ts'

export type WrittenBrief = Pick<
  BriefRow,
  'title' | 'summary' | 'description' | 'level' | 'duration' | 'techStack' | 'steps'
> & { resources: z.infer<typeof Resource>[] }

/** Said by the teacher, or by whose it is. */
export type WrittenRemark = { at: When; by: 'teacher' | 'learner'; body: string }

export type WrittenIdea = {
  name: string
  description: string
  techStack: string[]
  at: When
  remarks: WrittenRemark[]
}

export type WrittenSubmission = {
  /** The title of the brief. */
  brief: string
  name: string
  description: string
  /** In `files`. */
  file: string
  at: When
  decided?: { at: When; verdict: 'approved' | 'rejected' }
  remarks: WrittenRemark[]
}
