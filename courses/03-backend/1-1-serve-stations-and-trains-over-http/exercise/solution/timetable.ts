import { readFileSync } from 'node:fs'

export type Station = { code: string; name: string; state: string }
export type Stop = { station: string; arrives: string | null; departs: string | null }
export type Train = { number: string; name: string; days: string[]; stops: Stop[] }
export type Timetable = { stations: Station[]; trains: Train[] }

export function readTimetable(path: string | URL): Timetable {
  return JSON.parse(readFileSync(path, 'utf8')) as Timetable
}
