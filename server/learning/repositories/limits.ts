import type { PackLimits } from '#server/kit/git/pack.ts'

const megabyte = 1024 * 1024

/** What one push may bring. Work for a step is a hundredth of it. */
export const maxPushBytes = 20 * megabyte
export const packLimits: PackLimits = {
  objects: 5_000,
  objectBytes: 10 * megabyte,
  totalBytes: 100 * megabyte,
  deltaDepth: 64,
}

/** What is stored of one step, with its history, and of all steps of a learner. */
export const maxRepositoryBytes = 20 * megabyte
export const maxLearnerBytes = 200 * megabyte

/** Of the files of main. */
export const treeLimits = { files: 200, bytes: 10 * megabyte, depth: 10, path: 200 }

/** How long the results of the checks are waited for. */
export const followSeconds = 120
