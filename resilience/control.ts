import type { Product } from '../bench/product.ts'
import { withDatabase } from './compare.ts'
import { newRegistration, type Told } from './registrations.ts'

/** Breaks what the comparison must notice: a success nobody stored, and a person whose payment is gone. */
export async function breakOnPurpose(product: Product, { acknowledged }: Told): Promise<void> {
  const { email, transactionId } = newRegistration(999_999)
  const robbed = acknowledged[0]!
  acknowledged.push({ email, transactionId, userId: 999_999 })
  await withDatabase(product, (client) => client.query('delete from payments where person_id = $1', [robbed.userId]))
}
