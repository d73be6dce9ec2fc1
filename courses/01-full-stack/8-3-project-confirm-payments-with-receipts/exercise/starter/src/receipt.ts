export type Receipt = { number: number; name: string; reference: string; paise: number; paidOn: string }

/**
 * What the customer gets, in four lines:
 * Receipt 42
 * Sharma Kirana, Sitapur
 * From Pushpa Kumbhar: ₹1,042.00
 * UPI 610122904418, 11-04-2026
 */
export function receiptText(receipt: Receipt): string {
  return '' // TODO
}
