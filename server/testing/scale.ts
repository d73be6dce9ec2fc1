/** Set by `npm run test:full`, nightly and before a release. */
export const isFull = process.env['TEST_FULL'] === '1'

/** How often something is repeated: a few times in `npm test`, many times in `npm run test:full`. */
export const rounds = (few: number, many: number): number => (isFull ? many : few)

/** All of them in `npm run test:full`; in `npm test` this many, evenly spread. */
export function sample<T>(all: readonly T[], few: number): T[] {
  const size = isFull ? all.length : Math.min(few, all.length)
  return Array.from({ length: size }, (_, at) => all[Math.floor((at * all.length) / size)]!)
}
