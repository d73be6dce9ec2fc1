import { effortMinutes } from '../lessons/rules.ts'

/** How long a lesson takes: to read it, and its exercise if its effort is in minutes, such as “about 3 minutes”. */
export const withExercise = (minutesToRead: number, effort: string): number => minutesToRead + effortMinutes(effort)
