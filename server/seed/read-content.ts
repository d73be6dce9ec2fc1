import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads one of the JSON files that hold the texts of the demo academy. Their shape is checked by the seed's tests. */
export const readContent = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Content

/** The JSON files of a folder, in the order of their names. */
export const readFolder = <Content>(folder: string): Content[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readContent<Content>(join(folder, name)))
