import type { CheckRun } from '#contract/learning/practice.ts'

export type Failure = NonNullable<CheckRun['failure']>

export const describeFailure = ({ name, message }: Failure): string => (name === '' ? message : `${name}: ${message}`)
