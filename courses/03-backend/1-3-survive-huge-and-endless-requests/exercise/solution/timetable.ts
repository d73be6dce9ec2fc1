import { readFileSync } from 'node:fs'
import type { Timetable } from './answer.ts'

export function readTimetable(path: string | URL): Timetable {
  return JSON.parse(readFileSync(path, 'utf8')) as Timetable
}
