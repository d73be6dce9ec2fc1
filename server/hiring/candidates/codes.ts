import { randomInt } from 'node:crypto'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** How companies name a candidate: random, so that it says nothing about them or about their earlier opt-ins. */
export const newCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
