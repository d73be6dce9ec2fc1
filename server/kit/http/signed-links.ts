import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { isSignedBy, sign } from '../security/tokens.ts'

/** A number in an address. */
export const LinkNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)

/** A kind of link to a file, for people whose browser downloads it without their session. */
export type SignedLink<Fields extends z.ZodRawShape = z.ZodRawShape> = {
  /** Of the route. What its parameters don't say comes in the query. */
  path: string
  /** What the link says and our signature covers. A name in the path that isn't here is only for people. */
  fields: Fields
  /** For how long it works. */
  seconds: number
  /** Changes only after this time, and works up to twice as long, so that a browser finds the file in its cache. */
  isSteady?: boolean
}

type Signing = Pick<Deps, 'secret' | 'clock'>
type Values = Record<string, string | number>

const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)

// With the path, so that a signature for anything else doesn't open the file.
const signedText = ({ path, fields }: SignedLink, values: Values, until: number) =>
  JSON.stringify([path, ...Object.keys(fields).map((key) => String(values[key])), until])

/** The values are those of the link's fields, and the name in its path. */
export function linkTo<Fields extends z.ZodRawShape>(
  { secret, clock }: Signing,
  link: SignedLink<Fields>,
  values: z.output<z.ZodObject<Fields>> & Values,
): string {
  const { seconds, isSteady, path } = link
  const now = epochSeconds(clock)
  const until = isSteady ? (Math.floor(now / seconds) + 2) * seconds : now + seconds
  const inPath = new Set(path.match(/(?<=:)\w+/g))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) if (!inPath.has(key)) query.set(key, String(value))
  query.set('until', String(until))
  query.set('sig', sign(secret, signedText(link, values, until)))
  return `${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])))}?${query.toString()}`
}

const Proof = z.object({ until: LinkNumber, sig: z.string() })

/** Whether we signed what the address says, and not too long ago. */
export function isOurs({ secret, clock }: Signing, link: SignedLink, values: object, address: object): boolean {
  const proof = Proof.safeParse(address)
  if (!proof.success || proof.data.until <= epochSeconds(clock)) return false
  return isSignedBy(secret, signedText(link, values as Values, proof.data.until), proof.data.sig)
}
