import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** A name leads into our own network. */
export class PrivateAddress extends Error {}

const resolver = new Resolver({ timeout: 3000, tries: 2 })

/** Not `dns.lookup`, which would keep threads waiting that files and passwords need. */
export async function resolveName(hostname: string): Promise<LookupAddress[]> {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = found.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  )
  if (addresses.length > 0) return addresses
  throw found[0].status === 'rejected' ? found[0].reason : new Error('No address')
}

/** The connection is made to the address that was checked, so a name can't change its meaning in between. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), [])
        if (options.all) return done(null, addresses)
        done(null, addresses[0]!.address, addresses[0]!.family)
      },
      (error: Error) => done(error, []),
    )
  }
