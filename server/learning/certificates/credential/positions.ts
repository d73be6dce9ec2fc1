import { randomInt } from 'node:crypto'
import { entriesPerList } from './credential.ts'

/** A list gets half as many certificates as it has places, so that a random place is soon found. */
const certificatesPerList = entriesPerList / 2

/** The list of the next certificate. */
export const listAfter = (issued: number): number => Math.floor(issued / certificatesPerList)

/** Random places in a list to try: all of them are taken once in 65,536 times when it is half full. */
export const positionsIn = (list: number): number[] =>
  Array.from({ length: 16 }, () => list * entriesPerList + randomInt(entriesPerList))
